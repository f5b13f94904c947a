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

describe("keepTyped", () => {
  test("puts back what was typed before the form came alive, and tells the form", async () => {
    const input = makeInput("typed");
    const told = jest.fn();
    input.addEventListener("input", () => told(input.value));
    preserveEarlyInput(toDefault)(input);
    await Promise.resolve();
    expect([input.value, told.mock.calls]).toEqual(["typed", [["typed"]]]);
  });

  test("leaves the form's value where nothing was typed", async () => {
    const input = makeInput("");
    preserveEarlyInput(toDefault)(input);
    await Promise.resolve();
    expect(input.value).toBe("default");
  });

  test("serves an object as well, and is silent when the field goes", () => {
    const ref = { current: null };
    const input = makeInput("typed");
    preserveEarlyInput(ref)(input);
    expect(ref.current).toBe(input);
    preserveEarlyInput(ref)(null);
    expect(ref.current).toBeNull();
  });

  test("is in nobody's way once the form is alive", async () => {
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
