import { maxZipPictures } from "./pictures.rules";

export const zipCopy = {
  tooLarge: "The ZIP file is larger than 200 MB. Split it into several.",
  unreadable: "This ZIP file is damaged or encrypted.",
  empty: "The ZIP file has no pictures.",
  path: "Its path leads out of the ZIP file.",
  notPicture: "It isn’t a JPEG, PNG, WebP, AVIF or GIF file.",
  spaces: "Rename it without spaces, commas, and semicolons, which separate names in a cell.",
  large: "It’s larger than 10 MB.",
  bomb: "It unpacks to far more than a picture does.",
  twice: "Another file has the same name.",
  tooMany: `A ZIP file can have at most ${maxZipPictures} pictures.`,
  total: "The pictures are larger than 500 MB together.",
  damaged: "It’s damaged.",
} as const;
