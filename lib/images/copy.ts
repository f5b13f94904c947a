export const imageCopy = {
  notFound: "This picture does not exist.",
  notOurs: "Only this site's own pictures can be recovered.",
} as const;
