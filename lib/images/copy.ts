export const imageCopy = {
  notFound: "This picture doesn’t exist.",
  notOurs: "Only this site’s own pictures can be recovered.",
} as const;
