import type { Cell } from "./access-table";

const signIn = { status: 401, error: "Please sign in to continue." };
const onlyVendors = { status: 403, error: "Only vendors can access this area." };
const onlySellers = { status: 403, error: "Only vendors or administrators can access this area." };
const onlyAdmins = { status: 403, error: "Only administrators can access this area." };
const unapproved = { status: 403, error: "Your vendor account isn’t approved yet." };

export const everybody = [
  "signed out",
  "customer",
  "pending vendor",
  "rejected vendor",
  "approved vendor",
  "suspended vendor",
  "suspended person",
  "admin",
] as const;

export type Caller = (typeof everybody)[number];
export type Refusal = { status: number; error: string };

const nobody = { "signed out": signIn, "suspended person": signIn };
const notYetVendors = { "pending vendor": unapproved, "rejected vendor": unapproved };
const unapprovedVendors = { ...notYetVendors, "suspended vendor": unapproved };
const allVendors = {
  "pending vendor": onlyAdmins,
  "rejected vendor": onlyAdmins,
  "approved vendor": onlyAdmins,
  "suspended vendor": onlyAdmins,
};

export const refusals: Record<Cell, Partial<Record<Caller, Refusal>>> = {
  anybody: {},
  "signed in": nobody,
  vendors: { ...nobody, customer: onlyVendors, admin: onlyVendors },
  "approved vendors": { ...nobody, ...unapprovedVendors, customer: onlyVendors, admin: onlyVendors },
  "approved and suspended vendors": {
    ...nobody,
    ...notYetVendors,
    customer: onlyVendors,
    admin: onlyVendors,
  },
  "vendors and admins": { ...nobody, customer: onlySellers },
  "approved vendors and admins": { ...nobody, ...unapprovedVendors, customer: onlySellers },
  admins: { ...nobody, ...allVendors, customer: onlyAdmins },
};

export const sessionEndpoints = ["GET /api/user", "POST /api/refresh-token"];
