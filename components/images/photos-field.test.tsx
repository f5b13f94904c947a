import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Photo } from "@/lib/images/photos.rules";
import { installBrowserParts } from "@/prisma/test/browser-parts";
import { PhotosField } from "./photos-field";

class Sending {
  static all: Sending[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = "";
  responseText = "";
  withCredentials = false;
  aborted = false;
  name = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.name = (form.get("file") as File).name;
    Sending.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  arrive(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
  answer(status: number, body: object) {
    return act(async () => this.arrive(status, body));
  }
  store(id = this.name) {
    return this.answer(201, photo(id));
  }
}

function sending(name: string): Sending {
  const found = Sending.all.findLast((one) => one.name === name);
  if (!found) throw new Error(`${name} was not sent`);
  return found;
}

beforeAll(installBrowserParts);

const realRequest = window.XMLHttpRequest;

beforeEach(() => {
  Sending.all = [];
  Object.assign(window, { XMLHttpRequest: Sending });
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => {} });
});

afterEach(() => Object.assign(window, { XMLHttpRequest: realRequest }));

function photo(id: string): Photo {
  return { id, name: id, url: `/images/${id}-640.webp`, width: 4, height: 3, blurDataUrl: "", alt: "" };
}

function file(name: string, bytes = "x", type = "image/jpeg"): File {
  return new File([bytes], name, { type });
}

let now: readonly Photo[] = [];
const ids = () => now.map(({ id }) => id);

function Form({ initial = [], max = 10 }: { initial?: Photo[]; max?: number }) {
  const [value, setValue] = useState(initial);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <PhotosField
        label="Photos"
        value={value}
        max={max}
        onBusyChange={setBusy}
        onChange={(photos) => {
          now = photos;
          setValue(photos);
        }}
      />
      <output>{busy ? "busy" : "idle"}</output>
    </>
  );
}

function show(initial: string[] = [], max?: number) {
  now = initial.map(photo);
  render(<Form initial={initial.map(photo)} max={max} />);
  return userEvent.setup({ applyAccept: false });
}

const input = () => screen.getByLabelText("Add photos");

describe("PhotosField uploading", () => {
  test("sends two files at a time, shows their progress, and keeps the chosen order", async () => {
    const user = show();
    await user.upload(input(), [file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    expect(Sending.all.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
    expect(screen.getByText("busy")).toBeInTheDocument();
    act(() => sending("a.jpg").upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(screen.getByRole("progressbar", { name: "Uploading a.jpg" })).toHaveValue(0.25);
    expect(screen.getByText("Uploading, 25%")).toBeInTheDocument();
    await sending("b.jpg").store();
    expect(ids()).toEqual(["b.jpg"]);
    await sending("c.jpg").store();
    await sending("a.jpg").store();
    expect(ids()).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    expect(screen.getByText("idle")).toBeInTheDocument();
  });

  test("keeps both files when two finish at the same moment", async () => {
    const user = show();
    await user.upload(input(), [file("a.jpg"), file("b.jpg")]);
    await act(async () => ["a.jpg", "b.jpg"].forEach((name) => sending(name).arrive(201, photo(name))));
    expect(ids()).toEqual(["a.jpg", "b.jpg"]);
  });

  test("retries after a failure without losing the others", async () => {
    const user = show(["old"]);
    await user.upload(input(), [file("a.jpg"), file("b.jpg")]);
    await act(async () => sending("a.jpg").onerror?.());
    await sending("b.jpg").store();
    expect(ids()).toEqual(["old", "b.jpg"]);
    expect(screen.getByRole("alert")).toHaveTextContent("We didn’t get this photo.");
    await user.click(screen.getByRole("button", { name: "Try a.jpg again" }));
    expect(Sending.all).toHaveLength(3);
    await sending("a.jpg").store();
    expect(ids()).toEqual(["old", "a.jpg", "b.jpg"]);
  });

  test("retries by itself when the network is back", async () => {
    const user = show();
    await user.upload(input(), file("a.jpg"));
    await act(async () => sending("a.jpg").onerror?.());
    act(() => void window.dispatchEvent(new Event("online")));
    await sending("a.jpg").store();
    expect(ids()).toEqual(["a.jpg"]);
  });

  test("shows why each file was refused, without a retry", async () => {
    const user = show();
    await user.upload(input(), [
      file("empty.jpg", ""),
      file("big.jpg", "x".repeat(10 * 1024 * 1024 + 1)),
      file("logo.svg", "<svg/>", "image/svg+xml"),
      file("torn.jpg"),
    ]);
    await screen.findByText(/^This file is not a picture/);
    await sending("torn.jpg").answer(422, { error: "This picture is damaged.", code: "rule_broken" });
    expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
      "This file is empty.",
      "The picture is larger than 10 MB.",
      "This file is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
      "This picture is damaged.",
    ]);
    expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove logo.svg" }));
    expect(screen.queryByText("logo.svg")).toBeNull();
  });

  test.each(["application/octet-stream", "image/pjpeg", ""])(
    "58: sends a photo that the browser labels %j",
    async (type) => {
      const user = show();
      await user.upload(input(), [new File([Buffer.from("\xff\xd8\xff\xe0", "latin1")], "a.jpg", { type })]);
      await waitFor(() => expect(Sending.all.map(({ name }) => name)).toEqual(["a.jpg"]));
    },
  );

  test("stops at the limit, and names the files left out", async () => {
    const user = show(["one"], 2);
    await user.upload(input(), [file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    expect(screen.getByText("You can add at most 2 photos. Left out: b.jpg, c.jpg.")).toBeInTheDocument();
    await sending("a.jpg").store();
    expect(ids()).toEqual(["one", "a.jpg"]);
    expect(input()).toBeDisabled();
  });

  test("stops when canceled", async () => {
    const user = show();
    await user.upload(input(), file("a.jpg"));
    await user.click(screen.getByRole("button", { name: "Cancel a.jpg" }));
    expect(sending("a.jpg").aborted).toBe(true);
    expect(screen.queryByText("a.jpg")).toBeNull();
  });

  test("adds the same photo only once", async () => {
    const user = show(["same"]);
    await user.upload(input(), file("a.jpg"));
    await sending("a.jpg").store("same");
    expect(screen.getByRole("alert")).toHaveTextContent("This photo is already here.");
    expect(ids()).toEqual(["same"]);
  });

  test("accepts files dropped on the field", async () => {
    show();
    const field = screen.getByRole("group", { name: "Photos" });
    const event = new Event("drop", { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ["Files"], files: [file("a.jpg")] } });
    act(() => void field.dispatchEvent(event));
    await sending("a.jpg").store();
    expect(ids()).toEqual(["a.jpg"]);
  });
});

describe("PhotosField arranging", () => {
  test("moves a photo by buttons that keep focus and announce its position", async () => {
    const user = show(["a", "b", "c"]);
    const later = screen.getByRole("button", { name: "Move photo 1 later" });
    await user.click(later);
    expect(ids()).toEqual(["b", "a", "c"]);
    expect(screen.getByRole("button", { name: "Move photo 2 later" })).toHaveFocus();
    await waitFor(() =>
      expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain(
        "Photo moved to position 2 of 3.",
      ),
    );
  });

  test("moves a photo by keyboard, announces each step, and returns it on Escape", async () => {
    // The dragged tile floats above its original place.
    let sourceIndex = 0;
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      const tiles = [...document.querySelectorAll('[data-slot="photo-tile"]')];
      const place = tiles.findIndex((tile) => tile.contains(this));
      return new DOMRect((place < 0 ? sourceIndex : place) * 100, 0, 90, 90);
    });
    const user = show(["a", "b", "c"]);
    const expectAnnouncement = (text: string) =>
      waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    act(() => screen.getByRole("button", { name: "Cover, photo 1 of 3" }).focus());
    await user.keyboard("[Space]");
    await expectAnnouncement("Photo 1 of 3 picked up.");
    await user.keyboard("[ArrowRight]");
    await expectAnnouncement("Photo moved to position 2 of 3.");
    await user.keyboard("[Space]");
    await expectAnnouncement("Photo dropped in position 2 of 3.");
    expect(ids()).toEqual(["b", "a", "c"]);
    sourceIndex = 2;
    act(() => screen.getByRole("button", { name: "photo 3 of 3" }).focus());
    await user.keyboard("[Space]");
    await expectAnnouncement("Photo 3 of 3 picked up.");
    await user.keyboard("[ArrowLeft]");
    await expectAnnouncement("Photo moved to position 2 of 3.");
    await user.keyboard("[Escape]");
    await expectAnnouncement("The photo is back in its place.");
    expect(ids()).toEqual(["b", "a", "c"]);
  });

  test("removes one and restores it in its place", async () => {
    const user = show(["a", "b", "c"]);
    await user.click(screen.getByRole("button", { name: "Remove photo 2" }));
    expect(ids()).toEqual(["a", "c"]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(ids()).toEqual(["a", "b", "c"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("stores a description of each photo, and marks the cover", async () => {
    const user = show(["a", "b"]);
    await user.type(screen.getByLabelText("Description of photo 2"), "Garden");
    expect(now.map(({ alt }) => alt)).toEqual(["", "Garden"]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(within(first ?? document.body).getByText("Cover")).toBeInTheDocument();
    expect(within(second ?? document.body).queryByText("Cover")).toBeNull();
  });

  test("enables rotation only once the photo is open, so that no click is lost", async () => {
    let opened: (bitmap: { width: number; height: number }) => void = () => {};
    Object.assign(window, { createImageBitmap: () => new Promise((resolve) => (opened = resolve)) });
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const user = show();
    await user.upload(input(), file("a.jpg"));
    await sending("a.jpg").store();
    await user.click(screen.getByRole("button", { name: "Crop or rotate photo 1" }));
    const buttons = ["Rotate", "Use photo"].map((name) => screen.getByRole("button", { name }));
    for (const button of buttons) expect(button).toBeDisabled();
    await act(async () => opened({ width: 4, height: 3 }));
    for (const button of buttons) expect(button).toBeEnabled();
  });
});
