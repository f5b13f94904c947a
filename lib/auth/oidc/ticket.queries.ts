import "server-only";
import type { z } from "zod";
import { oidcProvider } from "@/lib/server/oidc";
import { readTicket } from "@/lib/server/oidc-ticket";
import { getSite } from "@/lib/server/site";
import { authCopy } from "../copy";
import type { OidcStep } from "./contract";
import { problemText } from "./copy";
import { isProblem, suggestUsername, type Problem } from "./rules";
import { ticketSchema } from "./schema";

export type Ticket = z.output<typeof ticketSchema>;

export async function readTicketOf<K extends Ticket["kind"]>(
  headers: Headers,
  kind: K,
): Promise<Extract<Ticket, { kind: K }> | null> {
  const { data } = ticketSchema.safeParse(await readTicket(headers));
  return data?.kind === kind ? (data as Extract<Ticket, { kind: K }>) : null;
}

async function describeProblem(problem: Problem, name: string): Promise<string> {
  const text = problemText(problem, name);
  if (problem !== "suspended") return text;
  return `${text} ${authCopy.suspendedContact((await getSite()).contactEmail)}`;
}

export async function readOidcStep(headers: Headers, state: string | undefined): Promise<OidcStep | null> {
  const provider = oidcProvider();
  if (!provider || !state) return null;
  if (isProblem(state)) return { kind: "problem", text: await describeProblem(state, provider.name) };
  if (state !== "continue") return null;
  const { data: ticket } = ticketSchema.safeParse(await readTicket(headers));
  if (ticket?.kind === "link") return { kind: "link", email: ticket.link.email };
  if (ticket?.kind === "code") return { kind: "code", challenge: ticket.challenge };
  if (ticket?.kind !== "register") return { kind: "problem", text: problemText("expired", provider.name) };
  const { link, firstName, lastName } = ticket;
  return { kind: "register", email: link.email, firstName, lastName, username: suggestUsername(link.email) };
}
