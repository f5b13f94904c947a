import { createListeners } from "@/lib/shared/listeners";

const { subscribe, notify } = createListeners();

export const onSessionEnd = subscribe;
export const announceSessionEnd = notify;
