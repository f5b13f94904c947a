export const applyClickLimit = { name: "job-presses", points: 60, seconds: 10 * 60 };
