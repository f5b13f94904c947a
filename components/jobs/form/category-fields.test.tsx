import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { TreeProvider } from "@/components/forms/tree-context";
import { builtInJobParts } from "@/lib/jobs/subcategories.rules";
import { toFormNodes } from "@/lib/shared/tree";
import { CategoryFields } from "./category-fields";
import { emptyJob, type JobValues } from "./values";

function Form({ title }: { title: string }) {
  const form = useForm<JobValues>({ defaultValues: { ...emptyJob(), title } });
  return (
    <FormProvider {...form}>
      <TreeProvider nodes={toFormNodes(builtInJobParts)}>
        <CategoryFields />
      </TreeProvider>
    </FormProvider>
  );
}

const category = () => screen.getByRole("combobox", { name: "Category" });

test("suggests category and subcategory for a title without selecting either", () => {
  render(<Form title="Registered nurse, night shift" />);
  expect(category()).toHaveValue("");
  expect(screen.queryByRole("combobox", { name: "Subcategory" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Use “Healthcare: Nursing”" }));
  expect(category()).toHaveValue("Healthcare");
  expect(screen.getByRole("combobox", { name: "Subcategory" })).toHaveValue("healthcare/nursing");
  expect(screen.queryByRole("button")).toBeNull();
});

test("clears the subcategory when the category changes", () => {
  render(<Form title="Something odd" />);
  expect(screen.queryByRole("button")).toBeNull();
  fireEvent.change(category(), { target: { value: "Healthcare" } });
  fireEvent.change(screen.getByRole("combobox", { name: "Subcategory" }), {
    target: { value: "healthcare/care" },
  });
  fireEvent.change(category(), { target: { value: "Retail" } });
  expect(screen.getByRole("combobox", { name: "Subcategory" })).toHaveValue("");
});
