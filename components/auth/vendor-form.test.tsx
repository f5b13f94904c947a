import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { VendorForm } from "./vendor-form";

const stepOne = {
  "First name": "Ada",
  "Last name": "Lovelace",
  Email: "ada@plaza.example",
  Username: "ada",
  Password: "blue-wagon-41",
  "Confirm password": "blue-wagon-41",
};
const stepTwo = { "Business name": "Engines", Phone: "5550100188", "Primary category": "services" };

const created: Answer = {
  status: 201,
  body: {
    ...userDto({ role: "vendor", approved: false }),
    token: "t1",
    emailStatus: { sent: true, message: "Your account has been created! A welcome email was sent to you." },
  },
};

function show(answers: Parameters<typeof mockCalls>[0] = {}) {
  const requests = mockCalls(answers);
  const registered = jest.fn();
  renderPage(<VendorForm onRegistered={registered} onLogin={() => {}} />);
  return { requests, registered };
}

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

async function enterStepTwo(values: Partial<typeof stepOne> = {}): Promise<void> {
  fill({ ...stepOne, ...values });
  press("Continue");
  await screen.findByText("Step 2 of 2: business information");
}

async function register(): Promise<void> {
  await enterStepTwo();
  fill(stepTwo);
  fireEvent.click(screen.getByRole("checkbox"));
  press("Register");
}

afterEach(clearToken);

describe("vendor sign-up", () => {
  test.each<[keyof typeof stepOne, string, string]>([
    ["First name", "", "First name is required"],
    ["Last name", "", "Last name is required"],
    ["Email", "nonsense", "Invalid email address"],
    ["Username", "ad", "Username must be at least 3 characters"],
    ["Password", "12345", "Password must be at least 6 characters"],
    ["Confirm password", "", "Please confirm your password"],
    ["Confirm password", "another-41", "Passwords do not match"],
  ])("stays on step 1 while '%s' is %j: %s", async (label, value, message) => {
    show();
    fill({ ...stepOne, [label]: value });
    press("Continue");
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText("Step 1 of 2: account information")).toBeInTheDocument();
  });

  test("preserves values between step 2 and step 1", async () => {
    show();
    await enterStepTwo();
    fill(stepTwo);
    press("Back");
    expect(await screen.findByLabelText("Username")).toHaveValue("ada");
    expect(screen.getByLabelText("Password")).toHaveValue("blue-wagon-41");
    press("Continue");
    expect(await screen.findByLabelText("Business name")).toHaveValue("Engines");
    expect(screen.getByLabelText("Primary category")).toHaveValue("services");
    expect(screen.getByLabelText("Phone")).toHaveValue("555-010-0188");
  });

  test("clears a phone number on step 2 that a browser filled with the email address", async () => {
    show();
    await enterStepTwo({ Email: "5@plaza.example" });
    // Autofill bypasses the formatting of typed input.
    const phone = screen.getByLabelText("Phone");
    (phone as HTMLInputElement).value = "5@plaza.example";
    press("Back");
    await screen.findByLabelText("Username");
    press("Continue");
    expect(await screen.findByLabelText("Phone")).toHaveValue("");
  });

  test.each([
    ["5", "5"],
    ["5550", "555-0"],
    ["5550100", "555-010-0"],
    ["(555) 010-0188", "555-010-0188"],
    ["555 010 0188 99", "555 010 0188 99"],
    ["call me", ""],
  ])("formats the phone %j as %j", async (typed, shown) => {
    show();
    await enterStepTwo();
    fill({ Phone: typed });
    expect(screen.getByLabelText("Phone")).toHaveValue(shown);
  });

  test("requires all of step 2, with the terms unchecked at first", async () => {
    const { requests } = show();
    await enterStepTwo();
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    press("Register");
    for (const message of [
      "Business name is required",
      "Phone number is required",
      "Category is required",
      "You must agree to the terms",
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(requests).toEqual([]);
  });

  test("sends the specified fields and shows the email status as its only toast", async () => {
    const { requests, registered } = show({ "POST /api/register": created });
    await register();
    await waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
    expect(requests[0]?.body).toEqual({
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@plaza.example",
      username: "ada",
      password: "blue-wagon-41",
      confirmPassword: "blue-wagon-41",
      businessName: "Engines",
      phone: "555-010-0188",
      category: "services",
      terms: true,
      role: "vendor",
    });
    expect(readToasts()[0]?.title).toBe("Your account has been created! A welcome email was sent to you.");
  });

  test.each([
    [undefined, "Your account has been created!"],
    [{ sent: true, message: "" }, "Your account has been created! A welcome email was sent to you."],
    [
      { sent: false, message: "" },
      "Your account has been created! The welcome email could not be sent yet; we will try again.",
    ],
  ])(
    "reports the status of the welcome email when the answer has no message: %j",
    async (emailStatus, title) => {
      const body = { ...(created.body as object), emailStatus };
      const { registered } = show({ "POST /api/register": { status: 201, body } });
      await register();
      await waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
      expect(readToasts()[0]?.title).toBe(title);
    },
  );

  test("logs a failure and shows it above the button, without a toast", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    const before = readToasts()[0]?.id;
    show({ "POST /api/register": { status: 429, body: { error: "Too many sign-ups", code: "too_many" } } });
    await register();
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many sign-ups");
    expect(logged).toHaveBeenCalledTimes(1);
    expect(readToasts()[0]?.id).toBe(before);
    expect(screen.getByLabelText("Business name")).toHaveValue("Engines");
  });

  test("goes back to the step of the refused field", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const fields = { username: "This username is already taken." };
    show({
      "POST /api/register": { status: 409, body: { error: fields.username, code: "conflict", fields } },
    });
    await register();
    await screen.findByText("Step 1 of 2: account information");
    expect(screen.getByLabelText("Username")).toHaveAccessibleDescription(fields.username);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
