import { readFile } from "./multipart";

const limits = { maxBytes: 100, tooLarge: "Too large.", missing: "Choose a file." };

function send(name: string, content = "x") {
  const body = new FormData();
  body.set("file", new File([content], name));
  return readFile(new Request("http://localhost:3000/", { method: "POST", body }), limits);
}

test.each([
  ["a\u0000b.png", "ab.png"],
  ["beds\u202evsc.csv", "bedsvsc.csv"],
  ["be\u0085ds\u2028.csv", "beds.csv"],
  ["Küche 1’’.jpg", "Küche 1’’.jpg"],
  [`${"🪑".repeat(300)}.jpg`, "🪑".repeat(255)],
])("58: reads the file name %j as %j", async (sent, name) => {
  expect((await send(sent)).name).toBe(name);
});

function sendRaw(parts: string[], type = "multipart/form-data; boundary=border-of-this-form-0123456789") {
  const body = `${parts.map((part) => `--border-of-this-form-0123456789\r\n${part}\r\n`).join("")}--border-of-this-form-0123456789--\r\n`;
  const request = new Request("http://localhost:3000/", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  return readFile(request, { ...limits, maxBytes: 1_000_000 });
}

const field = 'Content-Disposition: form-data; name="a"\r\n\r\n';
const file =
  'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nx';

test.each([
  ["21 fields", [file, ...Array<string>(20).fill(field)]],
  ["a field without an end of its headers", [file, 'Content-Disposition: form-data; name="a"']],
  ["headers of 9 KB", [`${"X: y\r\n".repeat(1500)}${file}`]],
  ["a name of 9 KB", [file.replace("a.csv", "%22".repeat(3000))]],
])("refuses a form with %s", async (_name, parts) => {
  await expect(sendRaw(parts)).rejects.toMatchObject({
    status: 400,
    message: "Send the file as the only field of the form.",
  });
});

test.each([
  'multipart/form-data; boundary="border-of-this-form-0123456789"',
  "multipart/form-data;boundary=border-of-this-form-0123456789; charset=utf-8",
  "Multipart/Form-Data; charset=UTF-8; boundary=border-of-this-form-0123456789",
])("reads a form of the type %j with other fields", async (type) => {
  const { name, bytes } = await sendRaw([field, file, ...Array<string>(18).fill(field)], type);
  expect([name, bytes.toString()]).toEqual(["a.csv", "x"]);
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(71)}`,
  'multipart/form-data; x="boundary=border-of-this-form-0123456789"; boundary=other',
  "multipart/mixed; boundary=border-of-this-form-0123456789",
  "application/x-www-form-urlencoded",
])("refuses the type %j with 415", async (type) => {
  await expect(sendRaw([file], type)).rejects.toMatchObject({ status: 415 });
});

test("refuses an empty file, a missing one, and one over the limit", async () => {
  await expect(send("a.csv", "")).rejects.toMatchObject({
    status: 422,
    fields: { file: "This file is empty." },
  });
  await expect(send("", "")).rejects.toMatchObject({ status: 422, fields: { file: "Choose a file." } });
  await expect(send("a.csv", "x".repeat(101))).rejects.toMatchObject({ status: 413, message: "Too large." });
});
