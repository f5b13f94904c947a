/** Per user, or per IP address if signed out. */
export const contactLimit = {
  name: "contacts",
  points: 60,
  seconds: 86_400,
  network: { points: 60, seconds: 600 },
};
