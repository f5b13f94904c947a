import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { TextField } from "./text-field";
import { useInvalidFocus } from "./use-invalid-focus";

type Errors = Partial<Record<"name" | "price", string>>;
type State = { pending: boolean; errors: Errors };
const server: { answer?: (state: State) => void } = {};
const setServer = (state: State) => server.answer?.(state);

function Form({ found = {} }: { found?: Errors }) {
  const [{ pending, errors }, setState] = useState<State>({ pending: false, errors: {} });
  useEffect(() => void (server.answer = setState), []);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(pending);
  return (
    <form
      {...boxProps}
      onSubmit={(event) => {
        event.preventDefault();
        countAttempt();
        setState({ pending: false, errors: found });
      }}
    >
      <TextField label="Name" error={errors.name} />
      <TextField label="Price" error={errors.price} />
      <fieldset role="radiogroup" aria-label="Stars" aria-invalid={errors.price ? true : undefined}>
        <input type="radio" aria-label="1 star" />
      </fieldset>
      <button type="submit">Save</button>
    </form>
  );
}

const submit = () => {
  screen.getByRole("button", { name: "Save" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
};

test("focuses the first invalid field after each refused submit", () => {
  render(<Form found={{ name: "Enter a name", price: "Enter a price" }} />);
  submit();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  submit();
  expect(screen.getByLabelText("Name")).toHaveFocus();
});

test("focuses the field that the server refused, once the answer is here", () => {
  render(<Form />);
  submit();
  act(() => setServer({ pending: true, errors: { name: "From the last attempt" } }));
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  act(() => setServer({ pending: false, errors: { price: "Too high" } }));
  expect(screen.getByLabelText("Price")).toHaveFocus();
});

test("leaves the focus to people who type in the meantime", () => {
  render(<Form />);
  submit();
  screen.getByLabelText("Price").focus();
  fireEvent.input(screen.getByLabelText("Price"), { target: { value: "1" } });
  act(() => setServer({ pending: false, errors: { name: "Taken" } }));
  expect(screen.getByLabelText("Price")).toHaveFocus();
});

test("focuses the first control of an invalid group", () => {
  render(<Form found={{}} />);
  submit();
  act(() => setServer({ pending: false, errors: {} }));
  const group = screen.getByRole("radiogroup", { name: "Stars" });
  group.setAttribute("aria-invalid", "true");
  act(() => setServer({ pending: false, errors: {} }));
  expect(screen.getByLabelText("1 star")).toHaveFocus();
});
