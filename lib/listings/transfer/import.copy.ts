export const importCopy = {
  missing: "Choose a CSV file.",
  tooLarge: "The file is larger than 8 MB.",
  notText: "This file isn’t a text file. Save your spreadsheet as “CSV (UTF-8)”.",
  empty: "The file has no rows below the header.",
  tooManyRows: "The file has more than 10,000 rows. Split it into several.",
  columnsMissing: (columns: readonly string[]) =>
    `The header has no column ${columns.map((name) => `“${name}”`).join(" or ")}.`,
  notFound: "This import doesn’t exist.",
  notPreviewed: "This import can’t be started or canceled anymore.",
  nothingGood: "We can’t import any rows from this file. Fix the rows listed here and upload it again.",
  anotherRuns: "Another import is running. Wait until it’s done.",
  noRoom: (room: number) =>
    room === 0
      ? "Your plan has no room left."
      : room === 1
        ? "Your plan has room for 1 more listing; this row is over the limit."
        : `Your plan has room for ${room} more listings; this row is over the limit.`,
  notAnAmount: "Enter an amount, such as 1,250.50",
  notAnAmountWithCommas: "Enter an amount, such as 1.250,50",
  notANumber: "Enter a number, such as 3",
  notYesNo: "Enter yes or no",
  notAChoice: (names: readonly string[]) =>
    `Enter ${names.slice(0, -1).join(", ")}${names.length > 2 ? "," : ""} or ${names.at(-1)}`,
  categoryRequired: "A listing’s category can’t be cleared",
  notAState: "Enter a state, such as TX or Texas",
  notADay: "Enter a date, such as 1/15/2027",
  notAnIsoDay: "Enter a date, such as 2027-01-15",
  columnTwice: (name: string) => `The header has the column “${name}” more than once.`,
  extraCells: (count: number) =>
    `This row has ${count === 1 ? "a cell" : `${count} cells`} without a column. Put text and numbers with commas in quotation marks.`,
  splitNumber: (first: string, next: string) =>
    `“${first}” and “${next}” may be one number, split at its comma. Put it in quotation marks, or write “${first}.00”.`,
  otherCurrency: "Enter the price in US dollars",
  strayQuote: "This row has a stray quotation mark. Remove it, or write it twice in a quoted cell.",
  idUnknown: "You have no listing with this ID. Leave the cell empty to create one.",
  idTwice: "Another row of this file has the same ID.",
  mappingLength: "Choose a field for each column",
  mappingTwice: "Only pictures can come from several columns",
  skuTwice: "Another row of this file has the same SKU.",
  rowFailed: "We couldn’t save this row. Check its values and upload it again.",
  skippedDuplicate: "Skipped because you already have a listing like this.",
  tooMany: "You’ve uploaded a lot of files. Try again in an hour.",
} as const;
