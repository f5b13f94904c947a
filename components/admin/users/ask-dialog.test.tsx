import { screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { StepDialog, SuspendDialog } from "./ask-dialog";

const noop = () => undefined;

test.each([
  [true, "They can sign in again, and we’ll email them. Their listings go back up too."],
  [false, "They can sign in again, and we’ll email them."],
])("mentions the listings of a reinstated vendor only: %s", (isVendor, text) => {
  renderPage(<StepDialog name="Ann" step="reinstate" isVendor={isVendor} onClose={noop} onSure={noop} />);
  expect(screen.getByText(/sign in again/)).toHaveTextContent(text);
  expect(screen.queryByText(/listings/) !== null).toBe(isVendor);
});

test.each([
  [true, "We’ll email them this reason, and they won’t be able to sign in. Their listings come down."],
  [false, "We’ll email them this reason, and they won’t be able to sign in."],
])("mentions the listings of a suspended vendor only: %s", (isVendor, help) => {
  renderPage(<SuspendDialog name="Ann" isVendor={isVendor} onClose={noop} onSuspend={noop} />);
  expect(screen.getByLabelText("Reason")).toHaveAccessibleDescription(help);
});
