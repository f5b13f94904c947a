import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { JobStatus } from "@/lib/jobs/rules";
import { jobDetailDto, userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { JobCard } from "./job-card";
import { JobView } from "./job-view";

const url = "http://localhost:3000/jobs/7";

const trail = [
  { name: "Hospitality", path: "hospitality" },
  { name: "Kitchen", path: "hospitality/kitchen" },
];

describe("JobView", () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test("shows title, company, place, pay, and facts", () => {
    renderPage(<JobView job={jobDetailDto()} similar={[]} trail={trail} url={url} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Line cook");
    expect(screen.getAllByText("Corner Kitchen").length).toBeGreaterThan(0);
    expect(screen.getAllByText("$20 – $26 an hour").length).toBeGreaterThan(0);
    expect(screen.getAllByText("$41,600 – $54,080 a year, full time").length).toBeGreaterThan(0);
    expect(screen.getByText("Openings").closest("div")).toHaveTextContent("Openings2");
    expect(screen.getByText("Category").closest("div")).toHaveTextContent("Hospitality · Kitchen");
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/jobs",
      "/jobs/category/hospitality",
      "/jobs/category/hospitality/kitchen",
    ]);
  });

  test("describes the company in its own words, and links to all its jobs once the job is public", () => {
    const job = jobDetailDto({ companyAbout: "We cook what the season gives." });
    const { unmount } = renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />);
    const about = screen.getByRole("region", { name: "About Corner Kitchen" });
    expect(about).toHaveTextContent("We cook what the season gives.");
    expect(within(about).getByRole("link", { name: "See all their jobs" })).toHaveAttribute(
      "href",
      `/jobs/company/${job.companyKey}`,
    );
    unmount();
    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} preview />);
    expect(screen.queryByRole("link", { name: "See all their jobs" })).toBeNull();
  });

  test("lets a signed-out visitor write before the sign-up, stores the text, and sends nothing without a click", async () => {
    const job = jobDetailDto();
    const question = { id: "q", text: "Can you work weekends?", kind: "yes_no", required: true };
    const start = { questions: [question], sent: null, last: { note: "", resume: null } };
    const requests = mockCalls({ [`GET /api/jobs/${job.id}/application`]: { body: start } });
    const first = renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />);
    const [link] = screen.getAllByRole("link", { name: "Apply" });
    expect(link).toHaveAttribute("href", `/auth?next=${encodeURIComponent(`/jobs/${job.id}`)}`);
    fireEvent.click(link!);
    fireEvent.click(await screen.findByText("Continue", { selector: "[type=submit]" }));
    expect(await screen.findByText("Write a few words about yourself.")).toBeInTheDocument();
    expect(screen.getByText("You can add a resume once you’re signed in.")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Note to Corner Kitchen"), { target: { value: "I cook." } });
    fireEvent.change(screen.getByLabelText("Can you work weekends?"), { target: { value: "Yes" } });
    fireEvent.click(screen.getByText("Continue", { selector: "[type=submit]" }));
    expect(JSON.parse(sessionStorage.getItem("draft:application") ?? "{}")).toEqual({
      jobId: job.id,
      title: "Line cook",
    });
    first.unmount();

    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />, { user: userDto() });
    expect(await screen.findByLabelText("Note to Corner Kitchen")).toHaveValue("I cook.");
    expect(screen.getByLabelText("Can you work weekends?")).toHaveValue("Yes");
    expect(screen.getByText("Send application", { selector: "[type=submit]" })).toBeInTheDocument();
    expect(requests.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
    fireEvent.click(screen.getByText("Cancel"));
    expect(sessionStorage.getItem("draft:application")).toBeNull();
  });

  test("sends the note, the last resume, and the answers of a signed-in user", async () => {
    const job = jobDetailDto();
    const question = { id: "q", text: "Can you work weekends?", kind: "yes_no", required: true };
    const last = { note: "", resume: { id: "r", name: "me.pdf" } };
    const requests = mockCalls({
      [`GET /api/jobs/${job.id}/application`]: { body: { questions: [question], sent: null, last } },
      [`POST /api/jobs/${job.id}/applications`]: { status: 201, body: { id: "a", status: "submitted" } },
    });
    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />, { user: userDto() });
    fireEvent.click((await screen.findAllByRole("button", { name: "Apply" }))[0]!);
    const send = await screen.findByText("Send application", { selector: "[type=submit]" });
    fireEvent.click(send);
    expect(await screen.findByText("Write a few words about yourself.")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Note to Corner Kitchen"), { target: { value: "I cook." } });
    fireEvent.click(send);
    expect(await screen.findByText("Answer this question.")).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("Can you work weekends?"), { target: { value: "Yes" } });
    fireEvent.click(send);
    const sent = await waitFor(() => requests.find((one) => one.call.startsWith("POST")) ?? Promise.reject());
    expect(sent.body).toEqual({ note: "I cook.", resumeId: "r", answers: { q: "Yes" } });
    expect(await screen.findByRole("dialog", { name: "Application sent" })).toBeInTheDocument();
  });

  test("opens the employer's page in a new tab with a link that search engines do not follow", () => {
    const job = jobDetailDto({ applyMethod: "link", applyUrl: "https://careers.example/1" });
    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />);
    for (const link of screen.getAllByRole("link", { name: /^Apply/ })) {
      expect(link).toHaveAttribute("href", "https://careers.example/1");
      expect(link).toHaveAttribute("rel", "noopener nofollow");
    }
  });

  test("counts a click on an external Apply link", async () => {
    const job = jobDetailDto({ applyMethod: "link", applyUrl: "https://careers.example/1" });
    const requests = mockCalls({ [`POST /api/jobs/${job.id}/presses`]: { status: 204 } });
    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />);
    fireEvent.click(screen.getAllByRole("link", { name: /^Apply/ })[0]!);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ view: expect.stringMatching(/^[\w-]{16,64}$/) });
  });

  test("requires an account only from visitors", () => {
    const view = <JobView job={jobDetailDto({ applyMethod: "site" })} similar={[]} trail={[]} url={url} />;
    const { unmount } = renderPage(view);
    expect(screen.getByText(/^Apply here with an account/)).toBeInTheDocument();
    unmount();
    renderPage(view, { user: userDto() });
    expect(screen.queryByText(/with an account/)).toBeNull();
    expect(screen.getByText("The employer replies to you here.")).toBeInTheDocument();
  });

  test("shows a signed-in user the email address to apply to", async () => {
    const job = jobDetailDto({ applyMethod: "email" });
    mockCalls({ [`GET /api/jobs/${job.id}`]: { body: { ...job, applyEmail: "cook@corner.example" } } });
    renderPage(<JobView job={job} similar={[]} trail={[]} url={url} />, { user: userDto() });
    const [link] = await screen.findAllByRole("link", { name: "Apply by email" });
    expect(link).toHaveAttribute("href", "mailto:cook@corner.example?subject=Line%20cook");
  });

  test("hides the address from a visitor when applications go by email", () => {
    const { container } = renderPage(
      <JobView job={jobDetailDto({ applyMethod: "email" })} similar={[]} trail={[]} url={url} />,
    );
    expect(screen.getByText(/Sign in to see the address/)).toBeInTheDocument();
    expect(container.innerHTML).not.toMatch(/@corner|mailto:(?!\?)/);
  });

  test.each([
    ["expired", "This job has expired"],
    ["filled", "This job has been filled"],
    ["closed", "This job is closed"],
  ] as [JobStatus, string][])("says that it is %s and offers no way to apply", (status, words) => {
    const job = jobDetailDto({ status, open: false });
    renderPage(<JobView job={job} similar={[jobDetailDto({ title: "Baker" })]} trail={[]} url={url} />);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /apply/i })).toBeNull();
    expect(screen.getByRole("link", { name: "See similar jobs" })).toHaveAttribute("href", "#similar");
    expect(
      within(screen.getByRole("region", { name: "Similar jobs" })).getByText("Baker"),
    ).toBeInTheDocument();
  });

  test("shows the last day to apply", () => {
    renderPage(<JobView job={jobDetailDto({ applyBy: "2026-12-24" })} similar={[]} trail={[]} url={url} />);
    expect(screen.getAllByText(/December 24, 2026/).length).toBeGreaterThan(0);
  });
});

describe("JobCard", () => {
  test("puts pay, place, workplace, and date into one link", () => {
    renderPage(<JobCard job={jobDetailDto({ workplace: "hybrid", applyBy: "2026-12-24" })} />);
    const card = screen.getByRole("article");
    expect(within(card).getAllByRole("link")).toHaveLength(1);
    expect(card).toHaveTextContent("$20 – $26 an hour");
    expect(card).toHaveTextContent("Austin, TX · Hybrid");
    expect(card).toHaveTextContent("Apply by Dec 24, 2026");
    expect(within(card).getByText(/^Posted/)).toHaveAttribute("title", "January 1, 2026");
  });

  test("shows when the pay is not listed", () => {
    renderPage(<JobCard job={jobDetailDto({ salaryMin: null, salaryMax: null })} />);
    expect(screen.getByText("Pay not listed")).toBeInTheDocument();
  });
});
