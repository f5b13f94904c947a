import { screen } from "@testing-library/react";
import { metadata } from "@/app/not-found";
import { renderPage } from "@/prisma/test/render-page";
import { NotFoundView } from "./not-found-view";

describe("NotFoundView", () => {
  test("shows the two exact texts of the specification, and links onward", () => {
    renderPage(<NotFoundView />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/products",
      "/services",
      "/real-estate",
      "/jobs",
    ]);
  });

  test("sets the same title in the browser", () => {
    expect(metadata.title).toEqual({ absolute: "404 Page Not Found" });
  });
});
