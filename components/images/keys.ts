export const imageKeys = { recovery: (path: string) => ["image-recovery", path] } as const;
