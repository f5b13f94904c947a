import { pictureFileName } from "./pictures.rules";
import { planZip } from "./zip-plan.rules";

const mb = 1024 * 1024;
const file = (name: string, originalSize = 100_000, size = originalSize) => ({ name, size, originalSize });
const reasons = (...files: ReturnType<typeof file>[]) =>
  Object.fromEntries(planZip(files).refused.map(({ name, reason }) => [name, reason]));

describe("planZip", () => {
  test("takes pictures from folders, and skips folders and hidden files", () => {
    const { accepted, refused } = planZip([
      file("shop/", 0),
      file("shop/chair.JPG"),
      file("lamp.webp"),
      file("__MACOSX/shop/._chair.JPG"),
      file("shop/.DS_Store"),
    ]);
    expect(accepted.map(({ name }) => name)).toEqual(["shop/chair.JPG", "lamp.webp"]);
    expect(refused).toEqual([]);
  });

  test.each(["../chair.jpg", "a/../../chair.jpg", "/etc/chair.jpg", "C:/chair.jpg", "a\\..\\chair.jpg"])(
    "refuses the path %s",
    (name) => {
      expect(reasons(file(name))).toEqual({ [name]: "Its path leads out of the ZIP file." });
    },
  );

  test("refuses other files, long ones, bombs, second names, and names with spaces by name", () => {
    expect(
      reasons(
        file("run.exe"),
        file("big.jpg", 10 * mb + 1),
        file("bomb.png", 9 * mb, 9_000),
        file("a/chair.jpg"),
        file("b/Chair.jpg"),
        file("my chair.jpg"),
      ),
    ).toEqual({
      "run.exe": "It isn’t a JPEG, PNG, WebP, AVIF or GIF file.",
      "big.jpg": "It’s larger than 10 MB.",
      "bomb.png": "It unpacks to far more than a picture does.",
      "b/Chair.jpg": "Another file has the same name.",
      "my chair.jpg": "Rename it without spaces, commas, and semicolons, which separate names in a cell.",
    });
  });

  test("takes 200 pictures, and 500 MB together", () => {
    const many = planZip(Array.from({ length: 201 }, (_, index) => file(`${index}.jpg`)));
    expect([many.accepted.length, many.refused]).toEqual([
      200,
      [{ name: "200.jpg", reason: "A ZIP file can have at most 200 pictures." }],
    ]);
    const large = planZip(Array.from({ length: 51 }, (_, index) => file(`${index}.jpg`, 10 * mb)));
    expect([large.accepted.length, large.refused]).toEqual([
      50,
      [{ name: "50.jpg", reason: "The pictures are larger than 500 MB together." }],
    ]);
  });
});

test.each([
  ["chair.JPG", "chair.jpg"],
  ["photos/chair.png", "chair.png"],
  ["https://cdn.shop.example/files/oak%20chair.jpg?v=1", "oak chair.jpg"],
  ["https://cdn.shop.example/chair", null],
  ["%E0%A4%A.jpg", null],
])("reads the file name of %j", (key, name) => {
  expect(pictureFileName(key)).toBe(name);
});
