import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@/prisma/test/render-page";
import { IntentLink } from "./intent-link";

const link = () => screen.getByRole("link", { name: "Lamp" });

function press(init: MouseEventInit = {}): boolean {
  return fireEvent.click(link(), init);
}

describe("IntentLink", () => {
  test("follows a press within the page, after who asked to be told of it", async () => {
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

  test("stays where it is when its owner says so", () => {
    const { visited } = renderPage(
      <IntentLink href="/listings/1" onClick={(event) => event.preventDefault()}>
        Lamp
      </IntentLink>,
    );
    press();
    expect(visited).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "leaves a press with %j to the browser",
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

  describe("fetches ahead", () => {
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

    test("what is touched or focused, twelve pages of a view at most", () => {
      const { prefetched, unmount } = show("/one");
      all().forEach((one) => fireEvent.touchStart(one));
      fireEvent.focus(all()[0]!);
      expect([...new Set(prefetched)]).toEqual(links.slice(0, 12));
      unmount();
      const next = show("/two");
      fireEvent.focus(all()[13]!);
      expect(next.prefetched).toEqual([links[13]]);
    });

    test("what a pointer rests on, and nothing that it crosses", () => {
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

    test("nothing where data are to be saved", () => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
      const { prefetched } = show("/four");
      fireEvent.touchStart(all()[0]!);
      expect(prefetched).toEqual([]);
      Reflect.deleteProperty(navigator, "connection");
    });
  });
});
