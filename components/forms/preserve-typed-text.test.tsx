import { act, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { renderPage } from "@/prisma/test/render-page";
import { preserveEarlyInput } from "./preserve-typed-text";

function makeInput(value: string): HTMLInputElement {
  const input = document.createElement("input");
  input.value = value;
  return input;
}

const toDefault = (input: HTMLInputElement | null) => {
  if (input) input.value = "default";
};

describe("preserveEarlyInput", () => {
  test("restores text typed before hydration, and notifies the form", async () => {
    const input = makeInput("typed");
    const onInput = jest.fn();
    input.addEventListener("input", () => onInput(input.value));
    preserveEarlyInput(toDefault)(input);
    await Promise.resolve();
    expect([input.value, onInput.mock.calls]).toEqual(["typed", [["typed"]]]);
  });

  test("leaves the form's value when nothing was typed", async () => {
    const input = makeInput("");
    preserveEarlyInput(toDefault)(input);
    await Promise.resolve();
    expect(input.value).toBe("default");
  });

  test("keeps a field empty that was cleared before hydration", async () => {
    const input = makeInput("");
    input.defaultValue = "default";
    input.value = "";
    preserveEarlyInput(toDefault)(input);
    await Promise.resolve();
    expect(input.value).toBe("");
  });

  test("accepts a ref object, and clears it when the field unmounts", () => {
    const ref = { current: null };
    const input = makeInput("typed");
    preserveEarlyInput(ref)(input);
    expect(ref.current).toBe(input);
    preserveEarlyInput(ref)(null);
    expect(ref.current).toBeNull();
  });

  test("leaves the page alone after hydration", async () => {
    function Form() {
      const { register, reset } = useForm({ defaultValues: { name: "Ada" } });
      const { ref, ...field } = register("name");
      return (
        <>
          <input aria-label="Name" ref={preserveEarlyInput(ref)} {...field} />
          <button onClick={() => reset({ name: "" })}>Clear</button>
        </>
      );
    }
    renderPage(<Form />);
    const input = screen.getByLabelText("Name");
    expect(input).toHaveValue("Ada");
    fireEvent.change(input, { target: { value: "Grace" } });
    expect(input).toHaveValue("Grace");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear" })));
    expect(input).toHaveValue("");
  });
});
