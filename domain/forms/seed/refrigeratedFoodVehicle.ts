import { type SeedForm, category, critical, major, minor } from './seedRows';

export const refrigeratedFoodVehicle: SeedForm = {
  key: 'refrigerated_food_vehicle',
  title: {
    ar: 'تفتيش مركبات نقل الأغذية المبردة والمجمدة',
    en: 'Inspection of chilled and frozen food vehicles',
  },
  subject: 'vehicle',
  passingScore: 70,
  categories: [
    category('documents', 10, { ar: 'وثائق المركبة والسائق', en: 'Vehicle and driver documents' }, [
      critical(
        'registration',
        'رخصة سير المركبة والفحص الدوري والتأمين سارية',
        'Registration, periodic inspection and insurance are valid',
        { document: true },
      ),
      critical(
        'food_permit',
        'تصريح نقل الأغذية سارٍ ومطابق للنشاط',
        'The food-transport permit is valid and matches the activity',
        { document: true },
      ),
      major(
        'driver_health',
        'يحمل السائق والمساعد شهادة صحية سارية',
        'Driver and helper hold valid health certificates',
        { document: true },
      ),
      major(
        'plate_match',
        'رقم اللوحة ورقم الهيكل مطابقان للسجل',
        'Plate and chassis numbers match the record',
        { photo: true },
      ),
    ]),
    category('body', 12, { ar: 'هيكل صندوق النقل', en: 'Cargo body' }, [
      major(
        'insulation',
        'العزل والجدران والأرضية سليمة دون ثقوب أو صدأ',
        'Insulation, walls and floor are sound, without holes or rust',
        { photo: true },
      ),
      major('door_seals', 'الأبواب تُغلق بإحكام وحشواتها سليمة', 'Doors close tightly and seals are intact'),
      major(
        'cleanable',
        'الأسطح الداخلية ملساء وغير ماصة وسهلة التنظيف',
        'Inner surfaces are smooth, non-absorbent and easy to clean',
      ),
      minor('drainage', 'فتحات التصريف مزودة بسدادات ونظيفة', 'Drain holes are plugged and clean'),
    ]),
    category('refrigeration', 16, { ar: 'وحدة التبريد', en: 'Refrigeration unit' }, [
      critical(
        'works',
        'وحدة التبريد تعمل وتصل إلى الدرجة المطلوبة',
        'The unit runs and reaches the set temperature',
      ),
      minor(
        'airflow',
        'مسارات الهواء غير مسدودة ومخرج الهواء نظيف',
        'Air paths are clear and the air outlet is clean',
      ),
      minor('frost', 'لا يوجد تراكم مفرط للثلج على المبخر', 'There is no excessive frost on the evaporator'),
      major('service_record', 'سجل صيانة وحدة التبريد محدث', 'The service record of the unit is up to date', {
        document: true,
      }),
    ]),
    category('temperature', 18, { ar: 'درجات الحرارة والتسجيل', en: 'Temperatures and recording' }, [
      critical('chilled_load', 'حرارة الحمولة المبردة 5 °م أو أقل', 'Chilled load is at 5 °C or below', {
        max: 5,
        photo: true,
      }),
      critical('frozen_load', 'حرارة الحمولة المجمدة ‎-18 °م أو أقل', 'Frozen load is at -18 °C or below', {
        max: -18,
      }),
      major(
        'logger',
        'جهاز تسجيل الحرارة يعمل وبياناته متاحة',
        'The temperature recorder works and its data are available',
      ),
      major('precool', 'يُبرَّد الصندوق قبل التحميل', 'The body is pre-cooled before loading'),
      minor(
        'display',
        'شاشة الحرارة مقروءة للسائق من خارج الصندوق',
        'A temperature display is readable by the driver from outside',
      ),
    ]),
    category('hygiene', 12, { ar: 'نظافة المركبة', en: 'Vehicle hygiene' }, [
      critical(
        'clean_inside',
        'الصندوق نظيف وخالٍ من الروائح وبقايا المنتجات',
        'The body is clean, odour-free and free of product residue',
        { photo: true },
      ),
      major('wash_record', 'سجل الغسل والتعقيم مكتمل', 'The wash and sanitise record is complete', {
        document: true,
      }),
      minor('exterior', 'المظهر الخارجي ومقصورة السائق نظيفان', 'The exterior and the cab are clean'),
    ]),
    category('loading', 12, { ar: 'التحميل والفصل', en: 'Loading and segregation' }, [
      critical(
        'separation',
        'الأغذية النيئة مفصولة عن الجاهزة للأكل وعن غير الغذائية',
        'Raw food is separated from ready-to-eat food and non-food',
      ),
      major(
        'off_floor',
        'الحمولة مرفوعة عن الأرضية ومرتبة لحركة الهواء',
        'The load is off the floor and stacked for airflow',
      ),
      major(
        'packaging',
        'العبوات سليمة ومحكمة وعليها بيانات المنتج',
        'Packages are intact, sealed and labelled',
      ),
      critical(
        'no_mixed',
        'لا تُنقل مواد كيميائية أو أشخاص أو حيوانات مع الأغذية',
        'No chemicals, people or animals are carried with food',
      ),
    ]),
    category('pests', 6, { ar: 'الآفات', en: 'Pests' }, [
      critical('no_signs', 'لا توجد آثار لآفات داخل الصندوق', 'No signs of pests in the body'),
      minor(
        'treatment',
        'تُعالج المركبة دوريًا لدى جهة مرخصة',
        'The vehicle is treated periodically by a licensed firm',
        { document: true },
      ),
      major('gaps', 'لا توجد فتحات تسمح بدخول الآفات', 'There are no gaps that admit pests'),
    ]),
    category('driver', 6, { ar: 'سلوك السائق والمناولة', en: 'Driver practice and handling' }, [
      minor(
        'uniform',
        'السائق والمساعد بزي نظيف ويلتزمان بغسل الأيدي',
        'Driver and helper wear clean clothing and wash their hands',
      ),
      minor(
        'door_time',
        'تُفتح الأبواب لأقل وقت ممكن عند التسليم',
        'Doors are open for the shortest time at each drop',
      ),
      major('training', 'تلقى السائق تدريبًا على سلسلة التبريد', 'The driver is trained on the cold chain', {
        document: true,
      }),
    ]),
    category('safety', 6, { ar: 'سلامة المركبة', en: 'Roadworthiness and safety' }, [
      critical(
        'tyres_brakes',
        'الإطارات والمكابح والأنوار بحالة سليمة',
        'Tyres, brakes and lights are in good order',
      ),
      major(
        'extinguisher',
        'تتوفر طفاية حريق سارية الصلاحية وصندوق إسعافات أولية',
        'A valid fire extinguisher and first-aid kit are present',
      ),
      major(
        'inside_release',
        'يوجد مقبض فتح داخلي وإضاءة داخل الصندوق',
        'The body has an inside release and light',
      ),
    ]),
    category('traceability', 2, { ar: 'السجلات والتتبع', en: 'Records and traceability' }, [
      major(
        'waybill',
        'بوليصة الشحن توضح المنتج والمصدر والوجهة',
        'The waybill states product, origin and destination',
        { document: true },
      ),
      minor(
        'trip_log',
        'سجل الرحلة محفوظ ويشمل أوقات التحميل والتسليم',
        'The trip log is kept, with loading and delivery times',
        { document: true },
      ),
      major(
        'incident',
        'توجد طريقة موثقة للتعامل مع ارتفاع الحرارة',
        'There is a documented procedure for a temperature excursion',
        { document: true },
      ),
    ]),
  ],
};
