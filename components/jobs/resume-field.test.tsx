import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { ResumeField } from "./resume-field";

const whole = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

class Upload {
  static sent = 0;
  upload = {};
  status = 201;
  statusText = "";
  responseText = JSON.stringify({ id: "d1", name: "cv.pdf" });
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    Upload.sent += 1;
    this.onload?.();
  }
}

const realRequest = window.XMLHttpRequest;
beforeEach(() => {
  Upload.sent = 0;
  Object.assign(window, { XMLHttpRequest: Upload });
});
afterEach(() => Object.assign(window, { XMLHttpRequest: realRequest }));

function choose(content: string, type: string) {
  const onChange = jest.fn();
  renderPage(<ResumeField value={null} onChange={onChange} onBusy={() => undefined} />);
  const field = screen.getByLabelText("Resume (PDF, up to 5 MB)");
  fireEvent.change(field, { target: { files: [new File([content], "cv.pdf", { type })] } });
  return onChange;
}

test.each(["application/pdf", "application/x-pdf", "", "application/octet-stream"])(
  "accepts a PDF that the browser labels %j",
  async (type) => {
    const onChange = choose(whole, type);
    await waitFor(() => expect(onChange.mock.calls[0]?.[0]).toEqual({ id: "d1", name: "cv.pdf" }));
  },
);

test.each([
  ["another file labeled as a PDF", "PK\u0003\u0004", "Choose a PDF up to 5 MB."],
  ["an empty file", "", "Choose a PDF up to 5 MB."],
  ["a PDF that was cut off", whole.slice(0, -8), "This PDF is incomplete."],
])("refuses %s without sending it", async (_name, content, message) => {
  const onChange = choose(content, "application/pdf");
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  expect(Upload.sent).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  [null, "Choose a file"],
  [{ id: "d1", name: "cv.pdf" }, "Choose another file"],
])("offers the file in the site's own words, with %j attached", (value, words) => {
  renderPage(<ResumeField value={value} onChange={() => undefined} onBusy={() => undefined} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Resume/)).toHaveClass("sr-only");
});
