import { z } from "zod";
import { conditions, listingTypes, pricings, propertyTypes } from "./rules";
import { bodies, drivetrains, fuels, titleStatuses, transmissions } from "./vehicles.rules";

export const listingDetailsSchema = z
  .object({
    subcategory: z.string().optional().describe("Path of the subcategory, such as `electronics/laptops`"),
    listingType: z.enum(listingTypes).optional().describe("For sale or for rent"),
    propertyType: z.enum(propertyTypes).optional().describe("Type of home"),
    beds: z.number().optional().describe("Number of bedrooms"),
    baths: z.number().optional().describe("Number of bathrooms"),
    areaSqFt: z.number().optional().describe("Floor area in square feet"),
    lotSqFt: z.number().optional().describe("Lot area in square feet"),
    yearBuilt: z.number().optional().describe("Year of construction"),
    parking: z.string().optional().describe("Parking"),
    neighborhood: z.string().optional().describe("Neighborhood of a home"),
    zip: z.string().optional().describe("ZIP code of a home, with five digits"),
    street: z
      .string()
      .optional()
      .describe("Street address of a home; only its owner and admins see one that isn’t public"),
    streetPublic: z
      .boolean()
      .optional()
      .describe("True if the street address is public; only in your own listings"),
    deposit: z.number().optional().describe("Security deposit in dollars, for rentals"),
    availableFrom: z.string().optional().describe("Day from which it is available, as YYYY-MM-DD"),
    furnished: z.boolean().optional().describe("True if furnished, for rentals"),
    pets: z.boolean().optional().describe("True if pets are allowed, for rentals"),
    condition: z.enum(conditions).optional().describe("Condition of a product"),
    brand: z.string().optional().describe("Brand of a product, or make of a vehicle"),
    stock: z.number().optional().describe("Number of pieces in stock"),
    delivery: z.boolean().optional().describe("True if it can be delivered"),
    pickup: z.boolean().optional().describe("True if it can be picked up"),
    year: z.number().optional().describe("Model year of a vehicle"),
    model: z.string().optional().describe("Model of a vehicle"),
    mileage: z.number().optional().describe("Miles that a vehicle was driven"),
    titleStatus: z.enum(titleStatuses).optional().describe("Status of the title of a vehicle"),
    body: z.enum(bodies).optional().describe("Body style of a vehicle"),
    transmission: z.enum(transmissions).optional().describe("Transmission of a vehicle"),
    drivetrain: z.enum(drivetrains).optional().describe("Driven wheels of a vehicle"),
    fuel: z.enum(fuels).optional().describe("Fuel of a vehicle"),
    color: z.string().optional().describe("Exterior color of a vehicle"),
    owners: z.number().optional().describe("Number of owners of a vehicle, the seller included"),
    vin: z
      .string()
      .optional()
      .describe("Vehicle identification number; in full only for its owner and admins, else masked"),
    pricing: z.enum(pricings).optional().describe("Kind of price of a service"),
    areaServed: z.string().optional().describe("Area that a service covers"),
    duration: z.string().optional().describe("Duration of a service"),
  })
  .meta({ id: "ListingDetails" });
