/** `stray` is true if the record contains an unmatched quotation mark. */
export type CsvRecord = { cells: string[]; stray: boolean };

type ReadOptions = {
  delimiter: string;
  maxRecords: number;
  /** True if a line inside a quoted cell is a separate row, because then the quote before it is stray. */
  isRow: (cells: string[], header: string[]) => boolean;
};

/** Also as a spreadsheet saves it again: '"sep=,",,,'. */
const separatorLine = /^\uFEFF?\s*"?sep *= *(\\t|[^"\s]|\t)(?:"|\1)* *(?:\r\n|\n|\r|$)/i;

export function withoutSeparatorLine(text: string): { text: string; delimiter?: string } {
  const [line, delimiter] = separatorLine.exec(text) ?? [];
  return line
    ? { text: text.slice(line.length), delimiter: delimiter === "\\t" ? "\t" : delimiter }
    : { text: text.replace(/^\uFEFF/, "") };
}

const lineBreak = /\r\n|\n|\r/g;

function lineEnd(text: string, from: number): { end: number; next: number } {
  lineBreak.lastIndex = from;
  const found = lineBreak.exec(text);
  return found ? { end: found.index, next: lineBreak.lastIndex } : { end: text.length, next: text.length };
}

type QuotedCell = { value: string; next: number; stray: boolean };

/** Reads the quoted cell that opens at `start`; null if it has no end or ends after a stray quote on another line. */
function readQuoted(text: string, start: number, delimiter: string): QuotedCell | null {
  const pieces: string[] = [];
  let stray = false;
  let isSplit = false;
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    const piece = text.slice(from, quote);
    pieces.push(piece);
    isSplit ||= /[\r\n]/.test(piece);
    const after = text[quote + 1];
    const isEnd = after === undefined || after === delimiter || after === "\n" || after === "\r";
    stray ||= !isEnd && after !== '"';
    if (stray && isSplit) return null;
    if (isEnd) return { value: pieces.join(""), next: quote + 1, stray };
    pieces.push('"');
    from = after === '"' ? quote + 2 : quote + 1;
  }
}

type ParsedRecord = CsvRecord & { next: number };

function readRecord(text: string, start: number, delimiter: string): ParsedRecord | null {
  const cells: string[] = [];
  let stray = false;
  let at = start;
  const line = lineEnd(text, start);
  let { end, next } = line;
  for (;;) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at, delimiter);
      if (!quoted) return null;
      cells.push(quoted.value);
      stray ||= quoted.stray;
      at = quoted.next;
      if (at > end) ({ end, next } = lineEnd(text, at));
    } else {
      const border = text.slice(at, end).indexOf(delimiter);
      const to = border === -1 ? end : at + border;
      cells.push(text.slice(at, to));
      at = to;
    }
    if (at >= end) return { cells, stray, next };
    at += delimiter.length;
  }
}

/** A stray quote affects only its own line, which is split at every delimiter. */
export function readCsv(text: string, { delimiter, maxRecords, isRow }: ReadOptions): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < text.length && records.length < maxRecords) {
    const { end, next } = lineEnd(text, at);
    const read = readRecord(text, at, delimiter);
    const header = records.find(({ cells }) => cells.some((cell) => cell.trim() !== ""))?.cells;
    const inner = read && read.next > next ? text.slice(next, read.next).split(lineBreak) : [];
    const swallows = header && inner.some((line) => isRow(line.split(delimiter), header));
    if (read && !swallows) {
      records.push({ cells: read.cells, stray: read.stray });
      at = read.next;
    } else {
      records.push({ cells: text.slice(at, end).split(delimiter), stray: true });
      at = next;
    }
  }
  return records;
}
