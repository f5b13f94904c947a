export const importCopy = {
  missing: "Choose a CSV file.",
  tooLarge: "The file is larger than 8 MB.",
  unreadable: "This file cannot be read as CSV. Save it from your spreadsheet as “CSV (UTF-8)”.",
  notText: "This file is not a text file. Save your spreadsheet as “CSV (UTF-8)”.",
  empty: "The file has no rows below its header.",
  tooManyRows: "The file has more than 10,000 rows. Split it into several.",
  columnsMissing: (columns: readonly string[]) =>
    `The header has no column ${columns.map((name) => `“${name}”`).join(" or ")}.`,
  notFound: "This import does not exist.",
  notPreviewed: "This import was started or cancelled already.",
  nothingGood: "No row of this file can be imported. Mend the rows that are named and send it again.",
  anotherRuns: "Another import is running. Wait until it is done.",
  noRoom: (room: number) =>
    room === 0
      ? "Your plan has no place left."
      : room === 1
        ? "Your plan has 1 place left; this row is beyond it."
        : `Your plan has ${room} places left; this row is beyond them.`,
  notANumber: "Enter a number",
  notYesNo: "Enter yes or no",
  tooMany: "You have sent very many files. Please wait an hour.",
} as const;
