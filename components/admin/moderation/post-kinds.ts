export const postKinds = {
  listing: { queue: "listings", author: "vendor" },
  job: { queue: "jobs", author: "poster" },
} as const;

export type PostKind = keyof typeof postKinds;
