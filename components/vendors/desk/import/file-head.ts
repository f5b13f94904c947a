import { detectDelimiter } from "@/lib/listings/transfer/columns.rules";
import { readCsv, withoutSeparatorLine } from "@/lib/listings/transfer/csv-reading.rules";

const headBytes = 256 * 1024;
const sampleRows = 3;

export type FileHead = { header: string[]; samples: string[][] };

export async function readHead(file: File): Promise<FileHead> {
  const whole = await file.slice(0, headBytes).text();
  const { text, delimiter = detectDelimiter(text) } = withoutSeparatorLine(whole);
  const records = readCsv(text, { delimiter, maxRecords: 20, isRow: () => false });
  // The server explains what is wrong with a file that isn't text.
  if (whole.includes("\u0000")) return { header: [], samples: [] };
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [header, ...rows] = filled.map(({ cells }) => cells);
  return { header: header ?? [], samples: rows.slice(0, sampleRows) };
}
