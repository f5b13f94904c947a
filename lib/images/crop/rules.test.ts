import { dragBy, keepInside, maxZoom, squareOf, wholeCrop } from "./rules";

const wide = { width: 800, height: 400 };

describe("cropping", () => {
  test("shows the middle square of a picture at first", () => {
    expect(squareOf(wholeCrop, wide)).toEqual({ left: 200, top: 0, side: 400 });
    expect(squareOf(wholeCrop, { width: 400, height: 800 })).toEqual({ left: 0, top: 200, side: 400 });
  });

  test("enlarges around its centre", () => {
    expect(squareOf({ ...wholeCrop, zoom: 2 }, wide)).toEqual({ left: 300, top: 100, side: 200 });
  });

  test.each([
    [
      { x: -1, y: 0.5, zoom: 1 },
      { left: 0, top: 0, side: 400 },
    ],
    [
      { x: 2, y: 2, zoom: 2 },
      { left: 600, top: 200, side: 200 },
    ],
    [
      { x: 0.5, y: 0.5, zoom: 0.1 },
      { left: 200, top: 0, side: 400 },
    ],
    [
      { x: 0.5, y: 0.5, zoom: 99 },
      { left: 350, top: 150, side: 100 },
    ],
  ])("never leaves the picture: %j", (crop, square) => {
    expect(squareOf(crop, wide)).toEqual(square);
    expect(maxZoom).toBe(4);
  });

  test("follows the finger: dragged right it shows more of the left", () => {
    const dragged = dragBy({ ...wholeCrop, zoom: 2 }, wide, { dx: 50, dy: -20, frame: 100 });
    expect(squareOf(dragged, wide)).toEqual({ left: 200, top: 140, side: 200 });
  });

  test("stops at the edge and comes back at once", () => {
    const far = dragBy(wholeCrop, wide, { dx: 10_000, dy: 0, frame: 100 });
    expect(far).toEqual(keepInside({ x: 0, y: 0.5, zoom: 1 }, wide));
    expect(squareOf(dragBy(far, wide, { dx: -25, dy: 0, frame: 100 }), wide).left).toBe(100);
  });
});
