import { updateAdSchema } from "@/lib/advertisements/desk.schema";
import { favoriteSchema } from "@/lib/favorites/schema";
import { newJobSchema } from "@/lib/jobs/desk/editing.schema";
import { listingEditSchema, newListingSchema } from "@/lib/listings/desk/editing.schema";
import { newOfferSchema, newViewingSchema } from "@/lib/messages/deal.schema";
import { newMessageSchema } from "@/lib/messages/schema";
import { newReviewSchema } from "@/lib/reviews/writing.schema";
import { AppError } from "@/lib/shared/app-error";
import { updateProfileSchema } from "@/lib/users/profile.schema";
import { applicationBodySchema } from "@/lib/vendors/application/application.schema";
import { jobSchema } from "@/lib/jobs/schema";
import {
  adDetailDto,
  advertisementDto,
  applicationDto,
  idOf,
  jobDetailDto,
  photoDto,
  reviewDto,
  subscriptionDto,
  userDto,
} from "./dtos";
import {
  favoriteDto,
  homeDto,
  importDto,
  listingCaseDto,
  listingDto,
  moderatedDetailDto,
  moderatedListingDto,
  ownListingDto,
} from "./dtos/listings";
import { conversationDto, dealDto, messageDto, offerDto, viewingDto } from "./dtos/messages";

const answers: Record<string, unknown> = {
  Advertisement: advertisementDto({ id: idOf(21) }),
  AdvertisementDetail: adDetailDto({ id: idOf(21) }),
  Conversation: conversationDto(),
  Deal: dealDto({ offer: offerDto() }),
  Error: new AppError("not_found", "There is nothing at this address.").toBody(),
  Favorite: favoriteSchema.parse(favoriteDto()),
  Import: importDto(),
  Job: jobSchema.parse(jobDetailDto()),
  JobDetail: jobDetailDto(),
  Listing: listingDto({ images: [photoDto().url.replace("-1280", "-640")] }),
  ListingCase: listingCaseDto(),
  ListingDetail: homeDto(),
  Message: messageDto(),
  ModeratedListing: moderatedListingDto(),
  ModeratedListingDetail: moderatedDetailDto(),
  Offer: offerDto(),
  OwnListing: ownListingDto(),
  Photo: photoDto(),
  Review: reviewDto(),
  Subscription: subscriptionDto(),
  User: userDto(),
  VendorApplication: applicationDto(),
  Viewing: viewingDto(),
};

function withBlanks(dto: object): object {
  return Object.fromEntries(Object.entries(dto).map(([name, value]) => [name, value ?? ""]));
}

const bodies: Record<string, unknown> = {
  AdvertisementEdit: updateAdSchema.parse(adDetailDto()),
  ListingEdit: listingEditSchema.parse({ ...ownListingDto(), images: [] }),
  NewJob: newJobSchema.parse({
    ...withBlanks(jobDetailDto()),
    city: "Austin",
    deadline: null,
    questions: [],
  }),
  NewListing: newListingSchema.parse({ ...ownListingDto(), images: [] }),
  NewMessage: newMessageSchema.parse(messageDto()),
  NewOffer: newOfferSchema.parse(offerDto()),
  NewReview: newReviewSchema.parse(reviewDto()),
  NewViewing: newViewingSchema.parse(viewingDto()),
  ProfileEdit: updateProfileSchema.parse({ firstName: userDto().firstName, lastName: userDto().lastName }),
  VendorApplicationInput: applicationBodySchema.parse(applicationDto()),
};

export const examples: Record<string, unknown> = { ...answers, ...bodies };
