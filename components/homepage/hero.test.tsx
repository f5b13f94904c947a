import { act, fireEvent, render, screen } from "@testing-library/react";
import { mockReducedMotion } from "@/prisma/test/device";
import { Hero } from "./hero";
import { HeroPreload } from "./hero-preload";
import { heroRotationMs } from "./hero-slide";
import { heroSlides } from "./slides";

function show(showDots = true) {
  return render(
    <Hero heading="Plaza" slides={heroSlides} showDots={showDots} search={<input aria-label="Search" />} />,
  );
}

function shown(): string | null {
  return screen.getByRole("link").textContent;
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  mockReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

describe("Hero", () => {
  test("rotates every 5000 ms through Products, Real Estate and Services, and wraps", () => {
    expect(heroRotationMs).toBe(5000);
    expect(heroSlides.map(({ name, href }) => [name, href])).toEqual([
      ["Products", "/products"],
      ["Real Estate", "/real-estate"],
      ["Services", "/services"],
    ]);
    show();
    expect(shown()).toBe("Browse products");
    wait(4999);
    expect(shown()).toBe("Browse products");
    wait(1);
    expect(shown()).toBe("Browse real estate");
    wait(5000);
    expect(shown()).toBe("Browse services");
    wait(5000);
    expect(shown()).toBe("Browse products");
  });

  test("pauses while a pointer is on it", () => {
    const { container } = show();
    const hero = container.querySelector("section") as HTMLElement;
    fireEvent.pointerEnter(hero);
    wait(20_000);
    expect(shown()).toBe("Browse products");
    fireEvent.pointerLeave(hero);
    wait(5000);
    expect(shown()).toBe("Browse real estate");
  });

  test("pauses while it has focus, even when the pointer leaves", () => {
    const { container } = show();
    const hero = container.querySelector("section") as HTMLElement;
    fireEvent.pointerEnter(hero);
    act(() => screen.getByRole("textbox").focus());
    fireEvent.pointerLeave(hero);
    wait(20_000);
    expect(shown()).toBe("Browse products");
    act(() => screen.getByRole("textbox").blur());
    wait(5000);
    expect(shown()).toBe("Browse real estate");
  });

  test("stays on one slide for people who prefer reduced motion", () => {
    mockReducedMotion(true);
    show();
    wait(20_000);
    expect(shown()).toBe("Browse products");
  });

  test("stops and starts again on request", () => {
    show();
    const button = screen.getByRole("button", { name: "Pause slideshow" });
    fireEvent.click(button);
    wait(20_000);
    expect(shown()).toBe("Browse products");
    fireEvent.click(screen.getByRole("button", { name: "Play slideshow" }));
    wait(5000);
    expect(shown()).toBe("Browse real estate");
  });

  test("has a dot that shows each slide, by setting", () => {
    const { unmount } = show();
    fireEvent.click(screen.getByRole("button", { name: "Show Services" }));
    expect(shown()).toBe("Browse services");
    expect(screen.getByRole("button", { name: "Show Services" })).toHaveAttribute("aria-current", "true");
    unmount();
    show(false);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Pause slideshow" })).toBeInTheDocument();
  });

  test("fetches a picture only when its turn is near", () => {
    const { container } = show();
    const pictures = () => [...container.querySelectorAll("img")].map((img) => img.getAttribute("src"));
    expect(pictures()).toEqual([heroSlides[0].image]);
    wait(4000);
    expect(pictures()).toEqual([heroSlides[0].image, heroSlides[1].image]);
  });

  test("preloads its first picture in the size of the screen", () => {
    render(<HeroPreload slide={heroSlides[0]} />);
    const links = [...document.querySelectorAll("link[rel=preload]")];
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("media")])).toEqual([
      [heroSlides[0].imageSmall, "(max-width: 767px)"],
      [heroSlides[0].image, "not all and (max-width: 767px)"],
    ]);
  });
});
