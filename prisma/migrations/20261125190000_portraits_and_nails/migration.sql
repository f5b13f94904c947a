-- Who takes portraits is one kind of photographer, and a dog's nails are said to be a dog's.
UPDATE search_synonyms SET words = array_remove(words, 'portrait photographer')
  WHERE 'portrait photographer' = ANY (words) AND 'wedding photography' = ANY (finds);
UPDATE search_synonyms SET words = array_remove(words, 'nail trim')
  WHERE 'nail trim' = ANY (words) AND 'dog grooming' = ANY (finds);

UPDATE search_synonyms SET words = words || ARRAY['self storage unit', 'mini storage', 'storage space', 'storage locker', 'storage facility']
  WHERE 'self storage' = ANY (words) AND 'storage unit' = ANY (words);

INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
portrait photographer, portrait photographers, portrait photography, portrait session, portrait shoot, portrait studio, studio portraits, studio portrait, professional portraits > headshots and portraits
dog nail trim, dogs nails, dogs nails trimming, puppy nails, puppy nail trim, pet nail trim > dog grooming
nails trimming, nail trim, nail trimming, trim nails, nails painting, paint nails, nail polish, gel nails, acrylic nails, nail salon, nail tech, nail technician, nail art, nails done, mani pedi > manicure, pedicure
highlights and cut, cut and highlights, color and cut, cut and dye, dye and cut, haircut and color, haircut and highlights, highlights and haircut, trim and color, color and trim, balayage and cut, cut and balayage > color and highlights, haircut and styling
sideburns, mustache, mustache trim, trim mustache, moustache > barber cut and shave
$$, E'\n'), E'\n')) AS line;
