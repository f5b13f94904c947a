import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { zipSync } from "fflate";
import { importDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { ImportFile } from "./import-file";
import { readZip } from "./unzip";

const path = "/api/listings/import";

class Sending {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = "";
  responseText = "";
  withCredentials = false;
  onload?: () => void;
  private method = "";
  private address = "";
  open(method: string, address: string): void {
    [this.method, this.address] = [method, address];
  }
  setRequestHeader(): void {}
  abort(): void {}
  async send(body: FormData): Promise<void> {
    const answer = await fetch(this.address, { method: this.method, body });
    this.status = answer.status;
    this.responseText = await answer.text();
    this.onload?.();
  }
}

function readAs<Result extends string | ArrayBuffer>(
  blob: Blob,
  method: "readAsText" | "readAsArrayBuffer",
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(new Error("The file could not be read"));
    reader[method](blob);
  });
}

function readBytes(this: Blob): Promise<ArrayBuffer> {
  return readAs(this, "readAsArrayBuffer");
}

function readText(this: Blob): Promise<string> {
  return readAs(this, "readAsText");
}

beforeAll(() => Object.assign(Blob.prototype, { arrayBuffer: readBytes, text: readText }));

const realRequest = window.XMLHttpRequest;
beforeEach(() => Object.assign(window, { XMLHttpRequest: Sending }));
afterEach(() => Object.assign(window, { XMLHttpRequest: realRequest }));

const choose = (text: string, name = "shop.csv") =>
  fireEvent.change(screen.getByLabelText("Choose a CSV file"), {
    target: { files: [new File([text], name, { type: "text/csv" })] },
  });

function show(answers: Parameters<typeof mockCalls>[0] = {}) {
  const onRead = jest.fn();
  const requests = mockCalls({
    [`GET ${path}/columns`]: { body: [] },
    [`PUT ${path}/columns`]: (body) => ({ body }),
    [`POST ${path}`]: { status: 201, body: importDto() },
    ...answers,
  });
  renderPage(<ImportFile hasListings={false} onRead={onRead} />);
  return { onRead, requests };
}

beforeAll(() => import("./columns-form"));

describe("the columns of a file", () => {
  test("assigns columns with their first values in view, and remembers them before the file is sent", async () => {
    const { onRead, requests } = show();
    choose("Artikel;Preis;Notiz\nOak chair;120;solid\nLamp;20;");
    const first = await screen.findByLabelText("Field of Artikel");
    expect(screen.getByText("Oak chair · Lamp")).toBeInTheDocument();
    expect(first).toHaveValue("");
    fireEvent.change(first, { target: { value: "title" } });
    fireEvent.change(screen.getByLabelText("Field of Preis"), { target: { value: "price" } });
    fireEvent.change(screen.getByLabelText("Category"), { target: { value: "services" } });
    fireEvent.click(screen.getByText("Check rows"));
    await waitFor(() => expect(onRead).toHaveBeenCalled());
    expect(requests.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({
      header: ["Artikel", "Preis", "Notiz"],
      columns: ["title", "price", null],
      defaults: { category: "services", condition: null, handover: null },
    });
    expect(requests.at(-1)?.call).toBe(`POST ${path}`);
  });

  test("chooses the columns of a known program", async () => {
    show();
    choose("Handle,Title,Body (HTML),Variant Price\nchair,Oak chair,Solid,120");
    expect(await screen.findByText(/^This looks like an export of Shopify\./)).toBeInTheDocument();
    expect(screen.getByLabelText("Field of Body (HTML)")).toHaveValue("description");
    expect(screen.getByLabelText("Condition")).toHaveValue("new");
  });

  test("starts with the remembered choice", async () => {
    const remembered = {
      header: ["Artikel", "Preis"],
      columns: ["title", "price"],
      defaults: { category: "products", condition: "used", handover: "pickup" },
    };
    show({ [`GET ${path}/columns`]: { body: [remembered] } });
    choose("Artikel,Preis\nOak chair,120");
    expect(await screen.findByLabelText("Field of Artikel")).toHaveValue("title");
    expect(screen.getByLabelText("Delivery or pickup")).toHaveValue("pickup");
  });

  test("refuses a field twice", async () => {
    const { requests } = show();
    choose("Artikel,Preis\nOak chair,120");
    fireEvent.change(await screen.findByLabelText("Field of Artikel"), { target: { value: "title" } });
    fireEvent.change(screen.getByLabelText("Field of Preis"), { target: { value: "title" } });
    fireEvent.click(screen.getByText("Check rows"));
    expect(screen.getByText("Only pictures can come from several columns")).toBeInTheDocument();
    expect(requests.filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
  });

  test("skips the question if all columns have known names", async () => {
    const { onRead, requests } = show();
    choose("category,title,price\nproducts,Lamp,20");
    await waitFor(() => expect(onRead).toHaveBeenCalled());
    expect(requests.map(({ call }) => call)).toEqual([`POST ${path}`]);
  });
});

describe("a ZIP of pictures", () => {
  const picture = new Uint8Array(2000).map((_, index) => (index * 7919) % 251);
  const zip = (files: Record<string, Uint8Array>) =>
    new File([new Uint8Array(zipSync(files))], "pictures.zip");

  test("uploads its pictures one by one, and names what it leaves out", async () => {
    const requests = mockCalls({ "POST /api/uploads": { status: 201, body: { id: "1" } } });
    renderPage(<ImportFile hasListings={false} onRead={() => undefined} />);
    fireEvent.change(screen.getByLabelText("Choose a ZIP of pictures"), {
      target: {
        files: [
          zip({ "shop/chair.jpg": picture, "lamp.png": picture, "../run.jpg": picture, "a.txt": picture }),
        ],
      },
    });
    expect(await screen.findByText("2 pictures were uploaded.")).toBeInTheDocument();
    expect(requests.map(({ call }) => call)).toEqual(["POST /api/uploads", "POST /api/uploads"]);
    const items = within(
      screen.getByText("2 files were left out").closest("[data-slot=alert]") as HTMLElement,
    );
    expect(items.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "../run.jpg: Its path leads out of the ZIP file.",
      "a.txt: It isn’t a JPEG, PNG, WebP, AVIF or GIF file.",
    ]);
  });

  test("refuses a ZIP that is damaged, has no pictures, or is too large", async () => {
    await expect(readZip(new File(["no archive"], "a.zip"))).rejects.toThrow(
      "This ZIP file is damaged or encrypted.",
    );
    await expect(readZip(zip({ "shop/": new Uint8Array() }))).rejects.toThrow(
      "The ZIP file has no pictures.",
    );
    const large = zip({ "a.jpg": picture });
    Object.defineProperty(large, "size", { value: 200 * 1024 * 1024 + 1 });
    await expect(readZip(large)).rejects.toThrow(
      "The ZIP file is larger than 200 MB. Split it into several.",
    );
  });

  const packed = () => zipSync({ "bomb.jpg": [new Uint8Array(100_000), { level: 9 }] });

  async function unpackAll(bytes: Uint8Array) {
    const { pictures } = await readZip(new File([new Uint8Array(bytes)], "a.zip"));
    return [...pictures].map((one) => (one instanceof File ? one.size : one));
  }

  test("unpacks no more of a picture than the archive states", async () => {
    const bytes = packed();
    const view = new DataView(bytes.buffer);
    const central = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(central + 24, 50_000, true);
    expect(await unpackAll(bytes)).toEqual([50_000]);
  });

  test("leaves out a damaged picture", async () => {
    const bytes = packed();
    bytes.fill(0xff, 30 + "bomb.jpg".length, 30 + "bomb.jpg".length + 20);
    expect(await unpackAll(bytes)).toEqual([{ name: "bomb.jpg", reason: "It’s damaged." }]);
  });
});
