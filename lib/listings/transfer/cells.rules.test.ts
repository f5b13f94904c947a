import { hasDecimalComma, readCells } from "./cells.rules";

describe("readCells", () => {
  test("reads money, numbers, yes and no, and categories by any name", () => {
    const { input, errors } = readCells({
      category: "Real Estate",
      title: " House ",
      price: "$1,250.50",
      beds: "3",
      pets: "No",
      furnished: "x",
    });
    expect(errors).toEqual([]);
    expect(input).toEqual({
      category: "realestate",
      title: "House",
      price: 1250.5,
      details: { beds: 3, pets: false, furnished: true },
    });
  });

  test("names unreadable fields", () => {
    const { errors } = readCells({ price: "cheap", pickup: "perhaps" });
    expect(errors.map(({ field }) => field)).toEqual(["price", "pickup"]);
  });

  test("reads (clear) as an emptied field, and an empty cell as an unchanged one", () => {
    expect(
      readCells({ title: "(clear)", price: " (Clear) ", city: "(CLEAR)", brand: "(clear)", stock: "" }),
    ).toEqual({
      input: { title: "", price: null, city: null, details: { brand: null } },
      images: [],
      clearsImages: false,
      errors: [],
    });
    expect(readCells({ images: "(clear)" })).toMatchObject({ images: [], clearsImages: true });
  });

  test.each(["5%", "$5", "3 pcs", "1’299", "١٢", "1,29,9"])("refuses %j as a number of pieces", (stock) => {
    expect(readCells({ stock }).errors).toEqual([{ field: "stock", message: "Enter a number, such as 3" }]);
  });

  test("refuses to clear a category", () => {
    expect(readCells({ category: "(clear)" }).errors).toEqual([
      { field: "category", message: "A listing’s category can’t be cleared" },
    ]);
  });

  test("splits pictures at spaces, commas, semicolons, and bars", () => {
    expect(readCells({ images: "a b|c;d,e" }).images).toEqual(["a", "b", "c", "d", "e"]);
  });

  test.each([
    ["condition", "New", "new"],
    ["condition", "Like new", "like_new"],
    ["condition", "LIKE-NEW", "like_new"],
    ["condition", "Brand new", "new"],
    ["condition", "Pre-owned", "used"],
    ["listingType", "For sale", "sale"],
    ["listingType", "Rent", "rent"],
    ["listingType", "Rental", "rent"],
    ["propertyType", "Single-Family Home", "single-family"],
    ["propertyType", "House", "single-family"],
    ["propertyType", "Town home", "townhouse"],
    ["propertyType", "Land", "vacant-land"],
    ["pricing", "per hour", "hourly"],
    ["body", "Crossover", "suv"],
    ["transmission", "Stick shift", "manual"],
    ["drivetrain", "4x4", "4wd"],
    ["drivetrain", "All-wheel drive", "awd"],
    ["fuel", "Gasoline", "gas"],
    ["fuel", "Plug-in hybrid", "plug_in_hybrid"],
    ["titleStatus", "Clean title", "clean"],
    ["year", "2019", 2019],
    ["mileage", "64,200", 64_200],
    ["pricing", "Starting at", "from"],
    ["propertyType", "Single family", "single-family"],
    ["propertyType", "Mixed Use", "mixed-use"],
    ["pricing", "Hourly rate", "hourly"],
    ["pricing", "Fixed", "fixed"],
    ["availableFrom", "1/15/2027", "2027-01-15"],
    ["availableFrom", "2027-01-15", "2027-01-15"],
    ["propertyType", "Single Family Residence", "single-family"],
    ["condition", "Gently used", "used"],
    ["condition", "Open box", "like_new"],
  ])("reads %s %j as people write it", (column, text, value) => {
    expect(readCells({ [column]: text })).toMatchObject({
      input: { details: { [column]: value } },
      errors: [],
    });
  });

  test.each([
    ["category", "Real estate", "realestate"],
    ["category", "service", "services"],
    ["state", "Texas", "TX"],
    ["state", "tx", "TX"],
    ["state", "Washington, D.C.", "DC"],
  ])("reads %s %j as people write it", (column, text, value) => {
    expect(readCells({ [column]: text })).toMatchObject({ input: { [column]: value }, errors: [] });
  });

  test.each([
    ["condition", "mint", "Enter New, Like new, Used, or Refurbished"],
    ["listingType", "swap", "Enter For sale or For rent"],
    ["category", "vehicles", "Enter Products, Services, or Real Estate"],
    ["state", "Texarkana", "Enter a state, such as TX or Texas"],
    ["availableFrom", "15.1.2027", "Enter a date, such as 1/15/2027"],
  ])("names the valid values of %s instead of %j", (column, text, message) => {
    expect(readCells({ [column]: text }).errors).toEqual([{ field: column, message }]);
  });

  test("refuses a date with slashes in a file with decimal commas", () => {
    expect(readCells({ availableFrom: "1/2/2027" }, ",").errors).toEqual([
      { field: "availableFrom", message: "Enter a date, such as 2027-01-15" },
    ]);
  });
});

test.each([
  ["12,99", true],
  ["1.299,00", true],
  ["$2,5", true],
  ["1,299", false],
  ["12.99", false],
  ["1,299.00", false],
])("finds a decimal comma in %j: %p", (price, found) => {
  expect(hasDecimalComma({ price })).toBe(found);
});

test.each(["未使用 used", "New未", "Nеw", "Used, é", "new/used", "not new"])(
  "refuses the condition %j, which only contains a known word",
  (condition) => {
    expect(readCells({ condition })).toMatchObject({
      input: { details: {} },
      errors: [{ field: "condition", message: "Enter New, Like new, Used, or Refurbished" }],
    });
  },
);

test.each([
  ["“New”", "new"],
  ["Ｎｅｗ", "new"],
  ["LIKE_NEW", "like_new"],
])("reads the condition %j as %s", (condition, value) => {
  expect(readCells({ condition })).toMatchObject({ input: { details: { condition: value } }, errors: [] });
});

test("reads ‘To let’ as for rent", () => {
  expect(readCells({ listingType: "To let" }).input).toEqual({ details: { listingType: "rent" } });
});
