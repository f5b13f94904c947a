import { isPdfEnd, isPdfStart, pdfMargin, sniffDocument } from "./rules";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ["at the start", "%PDF-1.7\n", true],
  ["after a byte order mark", "\u00ef\u00bb\u00bf%PDF-1.7\n", true],
  ["after the headers of a download", "Content-Type: application/pdf\r\n\r\n%PDF-1.7\n", true],
  ["as the last of the first 1,024 bytes", `${" ".repeat(1019)}%PDF-`, true],
  ["beyond them", `${" ".repeat(1020)}%PDF-`, false],
  ["nowhere", "PDF 1.7", false],
])("finds the header of a PDF %s: %s", (_, text, isPdf) => {
  expect(isPdfStart(bytes(text))).toBe(isPdf);
  expect(sniffDocument(bytes(text))).toBe(isPdf ? "pdf" : null);
});

test.each([
  ["at the end", "%%EOF", true],
  ["before blanks", `%%EOF${"\n".repeat(1019)}`, true],
  ["too far before the end", `%%EOF${"\n".repeat(1020)}`, false],
  ["cut", "%%EO", false],
  ["only in the first part of a file made for the web", "startxref\r\n0\r\n%%EOF\r\n7 0 obj", false],
  ["only before a later version that is cut", "startxref\n116\n%%EOF\n5 0 obj\n<< /Type", false],
  ["after a later version", "%%EOF\n5 0 obj\nendobj\nstartxref\n116\n%%EOF\n", true],
  ["before the text of a web server", "startxref\n116\n%%EOF\n</body></html>", true],
  ["after both of its parts", "startxref\n0\n%%EOF\n7 0 obj\nstartxref\n116\n%%EOF", true],
])("finds the end of a PDF %s: %s", (_, text, isWhole) => {
  expect(pdfMargin).toBe(1024);
  expect(isPdfEnd(bytes(text))).toBe(isWhole);
});
