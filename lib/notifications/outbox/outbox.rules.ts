export const maxOpenReasonLength = 300;
