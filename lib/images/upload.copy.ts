export const uploadCopy = {
  missing: "Choose a picture.",
  empty: "This file is empty.",
  tooLarge: "The picture is larger than 10 MB.",
  tooManyPixels: "The picture has more than 40 megapixels.",
  tooLong: "The picture is more than 40,000 pixels wide or high. Choose a smaller one.",
  heic: "This is an HEIC photo, which many browsers can’t show. Export it as JPEG and choose it again.",
  unknownType: "This file is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
  unreadable: "This picture is damaged, so we can’t use it.",
  animated: "We can’t use animated pictures. Choose a still one.",
  tooMany: "You’ve uploaded a lot of files today. Try again tomorrow.",
  notYours: "Choose a picture that you uploaded.",
} as const;
