export const contactLimit = {
  name: "contacts",
  points: 60,
  seconds: 86_400,
  network: { points: 60, seconds: 600 },
};
