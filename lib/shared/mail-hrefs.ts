/** Addresses that only emails contain, which no page needs to load. */
export const mailHrefs = {
  cancelViewing: (conversationId: string) => `/messages/${conversationId}?viewing=cancel`,
  cancelTeamViewing: (conversationId: string) => `/vendor?tab=inbox&thread=${conversationId}&viewing=cancel`,
  signInAlert: (token: string) => `/sign-in-alert?token=${token}`,
  teamInvitation: (token: string) => `/team-invitation?token=${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe?token=${token}`,
};
