import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { makeQueryClient } from "@/lib/client/query-client";
import { SafeImage } from "./safe-image";

type Observed = { callback: IntersectionObserverCallback; margin: string | undefined };
let observed: Observed[] = [];

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    observed.push({ callback, margin: options?.rootMargin });
  }
  observe() {}
  disconnect() {}
}

const src = "/images/0123456789abcdef0123456789abcdef-640.webp";

function show(props: Partial<Parameters<typeof SafeImage>[0]> = {}) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <SafeImage
        src={src}
        alt="A desk"
        width={640}
        height={480}
        loading="eager"
        fallback={<span>No picture</span>}
        {...props}
      />
    </QueryClientProvider>,
  );
}

function answerRecovery(body: unknown, status = 200): string[] {
  const requests: string[] = [];
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return {
      ok: status === 200,
      status,
      statusText: "",
      text: async () => JSON.stringify(body),
      json: async () => body,
    } as Response;
  };
  return requests;
}

beforeEach(() => {
  observed = [];
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: FakeObserver });
});

describe("SafeImage", () => {
  test("waits until a lazy picture is within 50 px of the window", () => {
    show({ loading: "lazy" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(observed.map(({ margin }) => margin)).toEqual(["50px"]);
    act(() => observed[0]?.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never));
    expect(screen.getByRole("img", { name: "A desk" })).toHaveAttribute("src", src);
  });

  test("loads the first picture with high priority and paints it with the page, and its neighbors later", () => {
    const { unmount } = show({ loading: "first" });
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).toHaveAttribute("decoding", "sync");
    unmount();
    show({ loading: "eager" });
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "low");
    expect(screen.getByRole("img")).toHaveAttribute("decoding", "async");
  });

  test("shows the recovered copy when the picture fails", async () => {
    const requests = answerRecovery({ success: true, dataUrl: "data:image/webp;base64,AAAA" });
    show();
    fireEvent.error(screen.getByRole("img"));
    await waitFor(() =>
      expect(screen.getByRole("img")).toHaveAttribute("src", "data:image/webp;base64,AAAA"),
    );
    expect(requests).toEqual([`/api/image-recovery?path=${encodeURIComponent(src)}`]);
  });

  test("requests the same picture once in 30 minutes, and again later", async () => {
    jest.useFakeTimers();
    const requests = answerRecovery({ success: true, dataUrl: "data:image/webp;base64,AAAA" });
    const client = makeQueryClient();
    async function failOne(): Promise<void> {
      const { unmount } = render(
        <QueryClientProvider client={client}>
          <SafeImage src={src} alt="A desk" width={640} height={480} loading="eager" fallback={null} />
        </QueryClientProvider>,
      );
      fireEvent.error(screen.getByRole("img"));
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole("img")).toHaveAttribute("src", "data:image/webp;base64,AAAA");
      unmount();
    }
    await failOne();
    await jest.advanceTimersByTimeAsync(29 * 60_000);
    await failOne();
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    await failOne();
    expect(requests).toHaveLength(2);
    jest.useRealTimers();
  });

  test("falls back only after recovery failed too", async () => {
    answerRecovery({ error: "This picture doesn’t exist.", code: "not_found" }, 404);
    show();
    fireEvent.error(screen.getByRole("img"));
    expect(await screen.findByText("No picture")).toBeVisible();
  });

  test("falls back when the recovered copy fails as well", async () => {
    const requests = answerRecovery({ success: true, dataUrl: "data:image/webp;base64,AAAA" });
    show();
    fireEvent.error(screen.getByRole("img"));
    await waitFor(() =>
      expect(screen.getByRole("img")).toHaveAttribute("src", "data:image/webp;base64,AAAA"),
    );
    fireEvent.error(screen.getByRole("img"));
    expect(await screen.findByText("No picture")).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test("removes a lost picture instead when the owner removes it", async () => {
    answerRecovery({}, 404);
    const lost = jest.fn();
    show({ onLost: lost });
    fireEvent.error(screen.getByRole("img"));
    await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
    expect(screen.queryByText("No picture")).toBeNull();
  });
});
