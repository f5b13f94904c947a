export const exportLimit = { name: "export", points: 5, seconds: 60 * 60 };
