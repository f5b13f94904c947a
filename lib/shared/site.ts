/** Invalidated when an admin changes what the site is called or where people write to. */
export const siteTag = "site";
