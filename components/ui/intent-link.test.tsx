import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@/prisma/test/render-page";
import { IntentLink } from "./intent-link";

const link = () => screen.getByRole("link", { name: "Lamp" });

function press(init: MouseEventInit = {}): boolean {
  return fireEvent.click(link(), init);
}

describe("IntentLink", () => {
  test("follows a click within the page, after its own click handler", async () => {
    const onClick = jest.fn();
    const { visited } = renderPage(
      <IntentLink href="/listings/1" onClick={onClick}>
        Lamp
      </IntentLink>,
    );
    await userEvent.click(link());
    expect(visited).toEqual(["/listings/1"]);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test("stays on the page when its click handler prevents the default", () => {
    const { visited } = renderPage(
      <IntentLink href="/listings/1" onClick={(event) => event.preventDefault()}>
        Lamp
      </IntentLink>,
    );
    press();
    expect(visited).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "leaves a click with %j to the browser",
    (keys) => {
      const { visited } = renderPage(<IntentLink href="/listings/1">Lamp</IntentLink>);
      expect(press(keys)).toBe(true);
      expect(visited).toEqual([]);
    },
  );

  test.each([
    { href: "https://elsewhere.example/" },
    { href: "//elsewhere.example/" },
    { href: "mailto:a@plaza.example" },
    { href: "/export.csv", download: true },
    { href: "/terms-of-service", target: "_blank" },
  ])("leaves %j to the browser", (props) => {
    const { visited } = renderPage(<IntentLink {...props}>Lamp</IntentLink>);
    expect(press()).toBe(true);
    expect(visited).toEqual([]);
  });

  test.each(["?sort=rating", "#main", "/jobs"])("follows %s itself", (href) => {
    const { visited } = renderPage(<IntentLink href={href}>Lamp</IntentLink>);
    expect(press()).toBe(false);
    expect(visited).toEqual([href]);
  });

  describe("prefetching", () => {
    const links = Array.from({ length: 14 }, (_, at) => `/listings/${at}`);
    const show = (path: string) => {
      window.history.replaceState(null, "", path);
      return renderPage(
        <>
          {links.map((href) => (
            <IntentLink key={href} href={href}>
              {href}
            </IntentLink>
          ))}
        </>,
      );
    };
    const all = () => screen.getAllByRole("link");

    test("fetches touched or focused links, at most twelve pages per view", () => {
      const { prefetched, unmount } = show("/one");
      all().forEach((one) => fireEvent.touchStart(one));
      fireEvent.focus(all()[0]!);
      expect([...new Set(prefetched)]).toEqual(links.slice(0, 12));
      unmount();
      const next = show("/two");
      fireEvent.focus(all()[13]!);
      expect(next.prefetched).toEqual([links[13]]);
    });

    test("fetches a link that a pointer rests on, and none that it crosses", () => {
      jest.useFakeTimers();
      const { prefetched } = show("/three");
      const [first, second] = all();
      fireEvent.pointerEnter(first!);
      jest.advanceTimersByTime(50);
      fireEvent.pointerLeave(first!);
      fireEvent.pointerEnter(second!);
      jest.advanceTimersByTime(60);
      expect(prefetched).toEqual([links[1]]);
      jest.useRealTimers();
    });

    test("fetches nothing in data-saving mode", () => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
      const { prefetched } = show("/four");
      fireEvent.touchStart(all()[0]!);
      expect(prefetched).toEqual([]);
      Reflect.deleteProperty(navigator, "connection");
    });
  });
});
