export const documentCopy = {
  missing: "Choose a file.",
  tooLarge: "Choose a PDF up to 5 MB or a picture up to 10 MB.",
  cutOff: "This PDF is incomplete. Export or download it again, then choose it.",
  unknownType: "Choose a PDF or a picture (JPEG, PNG, WebP, AVIF or GIF).",
  notFound: "This file doesn’t exist.",
} as const;
