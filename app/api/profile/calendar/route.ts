import * as commands from "@/lib/appointments/feed.commands";
import { deleteFeed, getFeed, renewFeed } from "@/lib/appointments/feed.contract";
import * as queries from "@/lib/appointments/feed.queries";
import { route } from "@/lib/server/route";

export const GET = route(getFeed, ({ viewer }) => queries.getFeed(viewer.id));

export const PUT = route(renewFeed, ({ viewer }) => commands.renewFeed(viewer.id));

export const DELETE = route(deleteFeed, ({ viewer }) => commands.deleteFeed(viewer.id));
