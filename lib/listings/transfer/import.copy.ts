export const importCopy = {
  missing: "Choose a CSV file.",
  tooLarge: "The file is larger than 8 MB.",
  unreadable: "We can’t read this file as CSV. Save it from your spreadsheet as “CSV (UTF-8)”.",
  notText: "This file isn’t a text file. Save your spreadsheet as “CSV (UTF-8)”.",
  empty: "The file has no rows below the header.",
  tooManyRows: "The file has more than 10,000 rows. Split it into several.",
  columnsMissing: (columns: readonly string[]) =>
    `The header has no column ${columns.map((name) => `“${name}”`).join(" or ")}.`,
  notFound: "This import doesn’t exist.",
  notPreviewed: "This import was already started or canceled.",
  nothingGood: "We can’t import any rows from this file. Fix the rows listed here and upload it again.",
  anotherRuns: "Another import is running. Wait until it’s done.",
  noRoom: (room: number) =>
    room === 0
      ? "Your plan has no room left."
      : room === 1
        ? "Your plan has room for 1 more listing; this row is over the limit."
        : `Your plan has room for ${room} more listings; this row is over the limit.`,
  notANumber: "Enter a number",
  notYesNo: "Enter yes or no",
  tooMany: "You’ve uploaded a lot of files. Try again in an hour.",
} as const;
