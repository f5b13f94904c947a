/** Where other copies of our pictures are kept. */
export const imageKeys = { recovery: (path: string) => ["image-recovery", path] } as const;
