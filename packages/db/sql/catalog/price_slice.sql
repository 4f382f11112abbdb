-- Return the number of the price range that an amount in minor units falls into: four ranges per doubling, from 2.56 to
-- 2,621.44.
CREATE OR REPLACE FUNCTION price_slice(price_minor int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket(price_minor, '{256,304,362,431,512,609,724,861,1024,1218,1448,1722,2048,2435,2896,3444,4096,4871,5793,6889,8192,9742,11585,13777,16384,19484,23170,27554,32768,38968,46341,55109,65536,77936,92682,110218,131072,155872,185364,220436,262144}'::int[])
$$;
