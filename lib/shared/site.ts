export const siteTag = "site";
