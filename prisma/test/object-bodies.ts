import { goodPassword } from "./people";

type Body = Record<string, unknown>;

const later = { startsAt: new Date(Date.now() + 3 * 86_400_000).toISOString() };

const view = { view: "a".repeat(20) };

const job = {
  ...{ title: "Line cook, evenings", company: "Corner Kitchen", companyAbout: "", logoUrl: "" },
  ...{
    category: "Hospitality",
    employmentType: "full_time",
    workplace: "onsite",
    city: "Austin",
    state: "TX",
  },
  ...{ salaryMin: null, salaryMax: null, salaryUnit: "hour", deadline: null, openings: 1, questions: [] },
  ...{ description: "Cook five evenings a week.", applyMethod: "site", applyEmail: "", applyUrl: "" },
};

export const objectBodies: Record<string, Body> = {
  "POST /api/listings/{id}/reviews": { rating: 4, text: "Sturdy and as described." },
  "POST /api/listings/{id}/appointments": later,
  "PATCH /api/listings/{id}": { version: 1, title: "Oak table with a drawer" },
  "PUT /api/listings/{id}/terms": { minimumOffer: null, sku: null, lowStock: null },
  "POST /api/listings/{id}/saver-offer": { amount: 200 },
  "PATCH /api/favorites/{id}": { note: "For the kitchen" },
  "PATCH /api/advertisements/{id}": { title: "Spring sale" },
  "PATCH /api/jobs/{id}": { version: 1, ...job },
  "POST /api/jobs/{id}/presses": view,
  "POST /api/advertisements/{id}/impression": view,
  "POST /api/advertisements/{id}/click": view,
  "DELETE /api/profile/passkeys/{id}": { password: goodPassword },
  "DELETE /api/profile/identities/{id}": { password: goodPassword },
  "POST /api/jobs/{id}/applications": { note: "I have cooked for four years." },
  "PATCH /api/applications/{id}": { from: "submitted", to: "reviewed" },
  "PUT /api/applications/{id}/private-note": { text: "Call on Monday." },
  "PATCH /api/reviews/{id}": { rating: 3, text: "A drawer sticks." },
  "POST /api/reviews/{id}/reply": { text: "Thank you for your kind words." },
  "POST /api/conversations/{id}/messages": { text: "Is Tuesday fine?" },
  "POST /api/conversations/{id}/offers": { amount: 50 },
  "POST /api/conversations/{id}/viewings": later,
  "POST /api/conversations/{id}/interviews": { times: [later.startsAt] },
  "POST /api/offers/{id}/case": { reason: "no_show", text: "Nobody came." },
  "POST /api/viewings/{id}/case": { reason: "no_show", text: "Nobody came." },
  "POST /api/offers/{id}/buyer-rating": { rating: 4 },
  "PATCH /api/offers/{id}/buyer-rating": { rating: 5 },
  "POST /api/cases/{id}/statements": { text: "We waited for an hour." },
  "PATCH /api/quick-replies/{id}": { title: "Yes", text: "It is still here." },
  "PATCH /api/saved-searches/{id}": { name: "Brass lamps" },
  "PATCH /api/job-searches/{id}": { name: "Cooks nearby" },
  "PATCH /api/members/{id}": { role: "agent" },
  "POST /api/team-inbox/{id}/messages": { text: "Yes, it is still here." },
  "PUT /api/team-inbox/{id}/assignee": { memberId: null },
  "PATCH /api/profile/webhooks/{id}": { enabled: false },
};

export const objectActions: Record<string, string> = {
  "POST /api/listings/{id}/{action}": "pause",
  "POST /api/advertisements/{id}/{action}": "pause",
  "POST /api/jobs/{id}/{action}": "pause",
  "POST /api/offers/{id}/{action}": "accept",
  "POST /api/viewings/{id}/{action}": "confirm",
  "POST /api/listings/import/{id}/{action}": "cancel",
};
