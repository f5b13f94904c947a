import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { photoDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { Gallery } from "./gallery";

const photos = [1, 2, 3, 4, 5, 6].map((number) => photoDto({ number }));

function show(shown = photos) {
  return renderPage(<Gallery title="Bungalow" category="realestate" photos={shown} />);
}

function answer(status: number, body: unknown): void {
  mockCalls({ "GET /api/image-recovery": { status, body } });
}

beforeAll(() => {
  // jsdom doesn't implement scrolling.
  Element.prototype.scrollTo = () => {};
});

describe("Gallery", () => {
  test("links each picture to its full size and loads the first one first", () => {
    show();
    const links = screen.getAllByRole("link", { name: /^Photo \d of 6: View/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(photos.map(({ url }) => url));
    const images = screen.getAllByRole("img");
    expect(images[0]).toHaveAttribute("fetchpriority", "high");
    expect(images.slice(1).every((image) => image.getAttribute("loading") === "lazy")).toBe(true);
  });

  test("opens the lightbox at the chosen picture and moves by keys", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("link", { name: "Photo 3 of 6: View 3" }));
    const dialog = await screen.findByRole("dialog", { name: "Photos of Bungalow" });
    expect(dialog).toHaveTextContent("3 of 6");
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    expect(dialog).toHaveTextContent("4 of 6");
    fireEvent.keyDown(dialog, { key: "End" });
    expect(dialog).toHaveTextContent("6 of 6");
    expect(screen.getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("leaves a click with a modifier key to the browser", () => {
    show();
    const link = screen.getByRole("link", { name: "Photo 1 of 6: View 1" });
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows a recovered copy of a picture that failed", async () => {
    answer(200, { success: true, dataUrl: "data:image/webp;base64,AAAA" });
    show();
    const image = screen.getByAltText("View 2");
    fireEvent.error(image);
    await waitFor(() => expect(image).toHaveAttribute("src", "data:image/webp;base64,AAAA"));
  });

  test("removes a picture only when it could not be recovered", async () => {
    answer(404, { error: "No", code: "not_found" });
    show();
    fireEvent.error(screen.getByAltText("View 2"));
    expect(screen.getByAltText("View 2")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByAltText("View 2")).toBeNull());
    expect(screen.getAllByRole("img")).toHaveLength(5);
    expect(screen.getByText("Show all 5 photos")).toBeInTheDocument();
  });

  test("skips photos without a valid picture", () => {
    show([
      photoDto({ number: 1 }),
      photoDto({ number: 2, url: "" }),
      photoDto({ number: 3, url: "/images/undefined-640.webp" }),
    ]);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  test("requests a single picture in the width of its own ratio", () => {
    show([photoDto({ width: 960, height: 1280 })]);
    expect(screen.getByRole("img")).toHaveAttribute(
      "sizes",
      "(min-width: 768px) min(100vw, 1280px, 0.750 * clamp(18rem, 60vh, 40rem)), 57vw",
    );
    expect(screen.getByRole("listitem")).toHaveStyle({ "--ratio": "960 / 1280" });
  });

  test("shows a tall or very wide picture whole on a phone, and as the main picture on a desktop", () => {
    const [high, square, wide] = [
      { width: 960, height: 1280 },
      { width: 1000, height: 1000 },
      { width: 1280, height: 500 },
    ];
    const fits = (shown: ReturnType<typeof photoDto>[]) => {
      const { unmount } = show(shown);
      const found = screen.getAllByRole("img").map(({ className }) => className.match(/\S*object-\w+/g));
      unmount();
      return found;
    };
    const [whole, filling] = [["object-contain"], ["object-cover"]];
    const onPhone = ["object-contain", "md:object-cover"];
    expect(fits([high, square, high].map((size, at) => photoDto({ number: at, ...size })))).toEqual([
      whole,
      filling,
      onPhone,
    ]);
    expect(fits([square, wide].map((size, at) => photoDto({ number: at, ...size })))).toEqual([
      filling,
      onPhone,
    ]);
    expect(fits([photoDto(high)])).toEqual([["md:object-contain", "object-contain"]]);
    expect(fits([photoDto(square)])).toEqual([["md:object-contain", "object-cover"]]);
  });

  test("shows a placeholder without pictures", () => {
    show([]);
    expect(screen.getByText("No photo yet")).toBeInTheDocument();
  });
});
