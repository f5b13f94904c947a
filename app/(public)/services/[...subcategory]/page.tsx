import { createSubcategoryPages } from "../../_category/subcategory-page";

const { generateMetadata, Page } = createSubcategoryPages("services");

export { generateMetadata };
export default Page;
